import { catalogueEndpoints, listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import { languageQuery } from '../words/language.ts';
import { useAnswer, useOwnAnswer } from './use-answer.ts';

export function useCourses(list: ListName) {
  return useAnswer(listEndpoints[list], { query: languageQuery });
}

export function usePrices() {
  return useAnswer(catalogueEndpoints.prices, {}).data;
}

/** Also an unpublished course. @param id null: nothing to load */
export function useOwnCourse(id: string | null) {
  const given = id === null ? null : { courseId: id, query: languageQuery };
  return useOwnAnswer(courseEndpoints.ownCourse, given, { errorRetryCount: 0, keeps: true });
}

/**
 * An unpublished course for its students only.
 * @param prerendered shown until the answer arrives, or if none does; only the answer has the price
 */
export function useCourse(id: string, prerendered?: Unpriced<CourseDetail>) {
  const { data, error } = useAnswer(catalogueEndpoints.course, { id, query: languageQuery });
  const own = useOwnCourse(error?.code === 'not-found' ? id : null);
  const course: Unpriced<CourseDetail> | undefined = own.data ?? data ?? prerendered;
  return own.data ? { data: course, error: undefined } : { data: course, error };
}

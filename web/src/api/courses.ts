import { endpoints, listEndpoints } from '@pathshala/contract/calls/endpoints';
import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import { languageQuery } from '../http/language-query.ts';
import { useAnswer, useOwnAnswer } from './use-answer.ts';

/** The courses of a list, as the API has them now. */
export function useCourses(list: ListName) {
  return useAnswer(listEndpoints[list], { query: languageQuery });
}

/** What the published courses cost now, by their ids. */
export function usePrices() {
  return useAnswer(endpoints.prices, {}).data;
}

/**
 * A course that the person has, though the school gives it to nobody else any more.
 * @param id null: there is nothing to ask for
 */
export function useOwnCourse(id: string | null) {
  const given = id === null ? null : { courseId: id, query: languageQuery };
  return useOwnAnswer(endpoints.ownCourse, given, { errorRetryCount: 0, keeps: true });
}

/**
 * One course with its outline; one that was unpublished for those who have it alone.
 * @param prerendered shown until the answer is there, and when none comes; what it costs the answer alone says
 */
export function useCourse(id: string, prerendered?: Unpriced<CourseDetail>) {
  const { data, error } = useAnswer(endpoints.course, { id, query: languageQuery });
  const own = useOwnCourse(error?.code === 'not-found' ? id : null);
  const course: Unpriced<CourseDetail> | undefined = own.data ?? data ?? prerendered;
  return own.data ? { data: course, error: undefined } : { data: course, error };
}

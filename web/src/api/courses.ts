import type { CourseDetail, Unpriced } from '@pathshala/contract/course';
import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import type { ListName } from '@pathshala/contract/lists';
import { askedLanguage } from './asked-language.ts';
import { useAnswer } from './use-answer.ts';

/** The courses of a list, as the API has them now. */
export function useCourses(list: ListName) {
  return useAnswer(listEndpoints[list], { query: askedLanguage });
}

/** What the published courses cost now, by their ids. */
export function usePrices() {
  return useAnswer(endpoints.prices, {}).data;
}

/**
 * One course with its outline.
 * @param prerendered shown until the answer is there, and when none comes; what it costs the answer alone says
 */
export function useCourse(id: string, prerendered?: Unpriced<CourseDetail>) {
  const { data, error } = useAnswer(endpoints.course, { id, query: askedLanguage });
  const course: Unpriced<CourseDetail> | undefined = data ?? prerendered;
  return { data: course, error };
}

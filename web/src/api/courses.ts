import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import type { ListName } from '@pathshala/contract/lists';
import { useAnswer } from './use-answer.ts';

/** The courses of a list, as the API has them now. */
export function useCourses(list: ListName) {
  return useAnswer(listEndpoints[list], {});
}

/** One course with its outline. */
export function useCourse(id: string) {
  return useAnswer(endpoints.course, { id });
}

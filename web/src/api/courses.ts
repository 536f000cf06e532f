import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import type { ListName } from '@pathshala/contract/lists';
import { useAnswer } from './use-answer.ts';

// The state for errors has a button for trying again; one silent retry is enough before it shows.
const options = { errorRetryCount: 1, revalidateOnFocus: false } as const;

/** The courses of a list, as the API has them now. */
export function useCourses(list: ListName) {
  return useAnswer(listEndpoints[list], {}, options);
}

/** One course with its outline. */
export function useCourse(id: string) {
  return useAnswer(endpoints.course, { id }, options);
}

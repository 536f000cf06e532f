import type { CourseDetail } from '@pathshala/contract/course';
import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import type { ListName } from '@pathshala/contract/lists';
import { askedLanguage } from './asked-language.ts';
import { useAnswer } from './use-answer.ts';

/** The courses of a list, as the API has them now. */
export function useCourses(list: ListName) {
  return useAnswer(listEndpoints[list], { query: askedLanguage });
}

/**
 * One course with its outline.
 * @param prerendered shown until the answer is there, and when none comes
 */
export function useCourse(id: string, prerendered?: CourseDetail) {
  return useAnswer(
    endpoints.course,
    { id, query: askedLanguage },
    prerendered && { fallbackData: prerendered },
  );
}

import type { CourseDetail } from '@pathshala/contract/course';
import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import type { ListName } from '@pathshala/contract/lists';
import { askedLanguage } from './asked-language.ts';
import { useAnswer, useOwnAnswer } from './use-answer.ts';

/** The courses of a list, as the API has them now. */
export function useCourses(list: ListName) {
  return useAnswer(listEndpoints[list], { query: askedLanguage });
}

/**
 * A course that the person has, though the school gives it to nobody else any more.
 * @param id null: there is nothing to ask for
 */
export function useOwnCourse(id: string | null) {
  const given = id === null ? null : { courseId: id, query: askedLanguage };
  return useOwnAnswer(endpoints.ownCourse, given, { errorRetryCount: 0, keeps: true });
}

/**
 * One course with its outline; one that was unpublished for those who have it alone.
 * @param prerendered shown until the answer is there, and when none comes
 */
export function useCourse(id: string, prerendered?: CourseDetail) {
  const answer = useAnswer(
    endpoints.course,
    { id, query: askedLanguage },
    prerendered && { fallbackData: prerendered },
  );
  const own = useOwnCourse(answer.error?.code === 'not-found' ? id : null);
  return own.data ? own : answer;
}

import { endpoints } from '@pathshala/contract/endpoints';
import type { Lesson, QuizResult } from '@pathshala/contract/lesson';
import { askedLanguage } from './asked-language.ts';
import { useOwnAnswer } from './use-answer.ts';
import { useCall } from './use-call.ts';

/**
 * A lesson, asked for as the person who is signed in; the error says who may not read it.
 * @param lessonId null: none yet
 * @param prerendered shown until the answer is there, and when none comes
 */
export function useLesson(courseId: string, lessonId: string | null, prerendered?: Lesson) {
  // A lesson that changes under its reader's eyes would lose their place.
  const still = {
    errorRetryCount: 0,
    revalidateOnReconnect: false,
    ...(prerendered && { fallbackData: prerendered }),
  };
  return useOwnAnswer(
    endpoints.lesson,
    lessonId === null ? null : { courseId, lessonId, query: askedLanguage },
    still,
  );
}

/** Has the server check a lesson's quiz. */
export function useQuizCheck(courseId: string, lessonId: string) {
  const call = useCall();
  /**
   * @param answers the chosen option of each question, counted from 0
   * @throws ApiError
   */
  return async (answers: readonly number[]): Promise<QuizResult> =>
    call(endpoints.quiz, { courseId, lessonId, query: askedLanguage, body: { answers: [...answers] } });
}

import type { Lesson, QuizResult } from '@pathshala/contract/lesson';
import useSWR from 'swr';
import { useSession } from '../auth/session-context.ts';
import { type ApiError, call } from './client.ts';

const pathOf = (courseId: string, lessonId: string) => `/course/${courseId}/lesson/${lessonId}`;

/** A lesson, asked for as the person who is signed in; the error says who may not read it. */
export function useLesson(courseId: string, lessonId: string) {
  const { state, idToken } = useSession();
  const reader = state.status === 'loading' ? null : (state.user?.uid ?? 'visitor');
  return useSWR<Lesson, ApiError>(
    reader && [pathOf(courseId, lessonId), reader],
    async ([path]: [string, string]) => call<Lesson>({ path, token: await idToken() }),
    // A lesson that changes under its reader's eyes would lose their place.
    { errorRetryCount: 0, revalidateOnReconnect: false },
  );
}

/** Has the server check a lesson's quiz. */
export function useQuizCheck(courseId: string, lessonId: string) {
  const { idToken } = useSession();
  /**
   * @param answers the chosen option of each question, counted from 0
   * @throws ApiError
   */
  return async (answers: readonly number[]): Promise<QuizResult> =>
    call<QuizResult>({
      method: 'POST',
      path: `${pathOf(courseId, lessonId)}/quiz`,
      body: { answers },
      token: await idToken(),
    });
}

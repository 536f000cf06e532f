import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Lesson, QuizResult } from '@pathshala/contract/courses/enrolment';
import { useSyncExternalStore } from 'react';
import { mayPass, sameLesson } from '../../api/kept-queue.ts';
import { type MarkedQuiz, markedQuizzes, type QueuedQuiz, quizQueue } from '../../api/quiz-queue.ts';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../auth/session-context.ts';
import { languageQuery } from '../../http/language-query.ts';

/**
 * Fetches a lesson as the signed-in person; the error says why they may not read it.
 * @param lessonId null: not known yet
 * @param prerendered shown until the answer arrives, and if none does
 */
export function useLesson(courseId: string, lessonId: string | null, prerendered?: Lesson) {
  // If the lesson changed while somebody reads, they would lose their place.
  const still = {
    errorRetryCount: 0,
    revalidateOnReconnect: false,
    keeps: true as const,
    ...(prerendered && { fallbackData: prerendered }),
  };
  return useOwnAnswer(
    endpoints.lesson,
    lessonId === null ? null : { courseId, lessonId, query: languageQuery },
    still,
  );
}

/** The marking of a lesson's quiz. */
export interface QuizMarking {
  /**
   * Has the server mark answers. Offline, the answers of a signed-in person wait in this browser and are sent later.
   * @param answers the chosen option of each question, counted from 0
   * @returns `kept` if they wait
   * @throws ApiError
   */
  readonly check: (answers: readonly number[]) => Promise<QuizResult | 'kept'>;
  /** Answers that wait to be sent. */
  readonly kept: QueuedQuiz | undefined;
  /** The result of answers that had waited, until `seen` is called. */
  readonly late: MarkedQuiz | undefined;
  readonly seen: () => void;
}

/** Has the server mark a lesson's quiz, now or when it can be reached. */
export function useQuizCheck(courseId: string, lessonId: string): QuizMarking {
  const call = useCall();
  const uid = useSession().state.user?.uid;
  const own = uid === undefined ? undefined : { uid, courseId, lessonId };
  const waiting = () => own && quizQueue.read().find((one) => sameLesson(one, own));
  const nothing = () => undefined;
  return {
    kept: useSyncExternalStore(quizQueue.subscribe, waiting, nothing),
    late: useSyncExternalStore(quizQueue.subscribe, () => own && markedQuizzes.of(own), nothing),
    seen: () => own && markedQuizzes.forget(own),
    async check(answers) {
      const body = { answers: [...answers] };
      try {
        const result = await call(endpoints.quiz, { courseId, lessonId, query: languageQuery, body });
        // This result replaces older answers that still wait.
        if (own) quizQueue.forget(own);
        return result;
      } catch (error) {
        if (!own || !mayPass(error)) throw error;
        quizQueue.add({ ...own, ...body, at: Date.now() });
        return 'kept';
      }
    },
  };
}

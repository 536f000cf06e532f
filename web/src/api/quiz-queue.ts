import type { QuizResult } from '@pathshala/contract/courses/enrolment';
import { isWaiting, keptQueue, type LessonOf, type Waiting } from './kept-queue.ts';

/** A quiz answered offline. */
export interface QueuedQuiz extends Waiting {
  /** The chosen option of each question, counted from 0. */
  readonly answers: readonly number[];
}

/** The marking of queued answers. */
export interface MarkedQuiz {
  readonly answers: readonly number[];
  readonly result: QuizResult;
}

function isQueued(value: unknown): value is QueuedQuiz {
  const { answers } = (value ?? {}) as Partial<QueuedQuiz>;
  return isWaiting(value) && Array.isArray(answers) && answers.every(Number.isInteger);
}

/** Offline quizzes, stored until the server has marked them. */
export const quizQueue = keptQueue('queuedQuizzes', isQueued);

const keyOf = ({ uid, courseId, lessonId }: LessonOf) => [uid, courseId, lessonId].join('/');

/** Results for the open page. */
const marked = new Map<string, MarkedQuiz>();

export const markedQuizzes = {
  of: (lesson: LessonOf): MarkedQuiz | undefined => marked.get(keyOf(lesson)),
  /** Marks it as shown. */
  forget: (lesson: LessonOf): void => void marked.delete(keyOf(lesson)),
};

/**
 * Sends queued quizzes for marking, as far as possible. Idempotent: the best result counts.
 * @param mark sends one quiz
 */
export function flushQuizzes(uid: string, mark: (quiz: QueuedQuiz) => Promise<QuizResult>): Promise<number> {
  return quizQueue.flush(uid, async (quiz) => {
    const result = await mark(quiz);
    marked.set(keyOf(quiz), { answers: quiz.answers, result });
  });
}

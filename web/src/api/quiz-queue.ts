import type { QuizResult } from '@pathshala/contract/courses/lesson';
import { isWaiting, keptQueue, type LessonOf, type Waiting } from './kept-queue.ts';

/** A quiz that was answered while it could not be sent. */
export interface QueuedQuiz extends Waiting {
  /** The chosen option of each question, counted from 0. */
  readonly answers: readonly number[];
}

/** What the school said of answers that had waited. */
export interface MarkedQuiz {
  readonly answers: readonly number[];
  readonly result: QuizResult;
}

function isQueued(value: unknown): value is QueuedQuiz {
  const { answers } = (value ?? {}) as Partial<QueuedQuiz>;
  return isWaiting(value) && Array.isArray(answers) && answers.every(Number.isInteger);
}

/** Quizzes answered while offline, kept in the browser until the server has marked them. */
export const quizQueue = keptQueue('queuedQuizzes', isQueued);

const keyOf = ({ uid, courseId, lessonId }: LessonOf) => [uid, courseId, lessonId].join('/');

/** For the page that shows the quiz, while it is open. */
const marked = new Map<string, MarkedQuiz>();

export const markedQuizzes = {
  of: (lesson: LessonOf): MarkedQuiz | undefined => marked.get(keyOf(lesson)),
  /** It has been shown. */
  forget: (lesson: LessonOf): void => void marked.delete(keyOf(lesson)),
};

/**
 * Has the quizzes that wait marked, as far as that can be done now. Sending one twice does no harm: the school keeps the
 * best result.
 * @param mark makes the call for one of them
 */
export function flushQuizzes(uid: string, mark: (quiz: QueuedQuiz) => Promise<QuizResult>): Promise<number> {
  return quizQueue.flush(uid, async (quiz) => {
    const result = await mark(quiz);
    marked.set(keyOf(quiz), { answers: quiz.answers, result });
  });
}

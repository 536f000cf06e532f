import type { Answers } from '@pathshala/content/model-test/unanswered';
import { attemptStore } from '../../../device/attempts.ts';
import type { SchoolQuestions } from './school-questions.ts';

/** How far somebody is with a paper. */
export interface Attempt {
  /** Which paper it is: the seed of a class's, the id of a course's. */
  readonly paper: string;
  readonly answers: Answers;
  /** The lines of the mark scheme that somebody found in what they wrote, by the part's key. */
  readonly own: Readonly<Record<string, readonly number[]>>;
  /** Keys of the questions that are to be looked at again. */
  readonly flagged: readonly string[];
  /** Which question is before them, counted from 0. */
  readonly at: number;
  /** Milliseconds of the clock. */
  readonly spent: number;
  readonly isPaused: boolean;
  readonly isHandedIn: boolean;
  /** Questions of quizzes in the paper of a class; left out where there are none. */
  readonly school?: SchoolQuestions;
}

export const newAttempt = (paper: string): Attempt => ({
  ...{ paper, answers: {}, own: {}, flagged: [], at: 0, spent: 0, isPaused: false, isHandedIn: false },
});

function isAttempt(value: unknown): value is Attempt {
  const one = value as Partial<Attempt> | null;
  return (
    typeof one?.paper === 'string' &&
    [one.at, one.spent].every(Number.isFinite) &&
    [one.answers, one.own].every((part) => typeof part === 'object' && part !== null) &&
    Array.isArray(one.flagged) &&
    (one.school === undefined || Array.isArray(one.school.questions))
  );
}

/** The papers that somebody has before them on this device, by their names: `class-9`, `course/sums`. */
export const attempts = attemptStore(isAttempt);

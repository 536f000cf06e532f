import type { Answers } from '@pathshala/content/model-test/unanswered';
import type { DeviceKey } from '../../../device/local-storage.ts';
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

const key: DeviceKey = 'modelTests';
/** Used where storage is refused or full: a paper then lasts as long as the page. */
let memory: string | null = null;

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

function readAll(): Record<string, Attempt> {
  try {
    const value = JSON.parse(memory ?? localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(value).flatMap(([name, one]) => (isAttempt(one) ? [[name, one]] : []));
    return Object.fromEntries(known) as Record<string, Attempt>;
  } catch {
    return {};
  }
}

/** Calls back when what was kept has been taken away: its person has logged out, in whichever tab. */
function onForgotten(listener: () => void): () => void {
  const heard = (event: StorageEvent) => event.key === key && event.newValue === null && listener();
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

if (typeof window !== 'undefined') {
  onForgotten(() => {
    memory = null;
  });
}

/** The papers that somebody has before them on this device, by their names: `class-9`, `course/sums`. */
export const attempts = {
  read: (name: string): Attempt | undefined => readAll()[name],
  onForgotten,
  write(name: string, attempt: Attempt): void {
    const text = JSON.stringify({ ...readAll(), [name]: attempt });
    try {
      localStorage.setItem(key, text);
      memory = null;
    } catch {
      memory = text;
    }
  },
};

import type { Answers } from '@pathshala/content/model-test/paper';
import type { ShownSection } from '@pathshala/content/model-test/show-paper';
import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import { useCallback, useEffect, useState } from 'react';
import { attemptStore, onAttemptsChange } from '../../../device/attempts.ts';

/** A paper in the page's language, with the functions that read its answers. */
export interface LivePaper {
  readonly sections: readonly ShownSection[];
  readonly minutes: number;
  /** How a typed answer is understood, as HTML. Undefined if it is not an answer yet. */
  readonly understood: (key: string, typed: string) => string | undefined;
  /** The skill of a question. Undefined for quiz questions and for parts of creative questions. */
  readonly skillOf: (key: string) => PracticeLink | undefined;
}

export type Outcome = 'right' | 'wrong' | 'open' | 'own';

export type ChangeAttempt = (change: (before: Attempt) => Partial<Attempt>) => void;

function keptOrFresh(name: string, paper: string): Attempt {
  const stored = attempts.read(name);
  return stored?.paper === paper ? stored : newAttempt(paper);
}

/**
 * A paper in progress, stored on the device with every change. A reload loses nothing, and logging out leaves nothing.
 * @param paper which paper; a different one from the stored paper starts afresh
 */
export function useAttempt(name: string, paper: string): readonly [Attempt, ChangeAttempt] {
  const [attempt, setAttempt] = useState(() => keptOrFresh(name, paper));
  // Reads the stored attempt, because an answer of the school may arrive after its page was left.
  const change: ChangeAttempt = useCallback(
    (by) => {
      const before = keptOrFresh(name, paper);
      const after = { ...before, ...by(before) };
      attempts.write(name, after);
      setAttempt(after);
    },
    [name, paper],
  );
  useEffect(
    () => onAttemptsChange((isForgotten) => isForgotten && setAttempt(keptOrFresh(name, paper))),
    [name, paper],
  );
  return [attempt, change];
}

export interface Attempt {
  readonly paper: string;
  readonly answers: Answers;
  /** The lines of the mark scheme that the student ticked for their own answers, by the part's key. */
  readonly own: Readonly<Record<string, readonly number[]>>;
  readonly flagged: readonly string[];
  readonly at: number;
  /** Time spent, in milliseconds. */
  readonly spent: number;
  readonly isPaused: boolean;
  readonly isHandedIn: boolean;
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
    Array.isArray(one.flagged)
  );
}

export const attempts = attemptStore(isAttempt);

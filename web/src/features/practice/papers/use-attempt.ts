import { useCallback, useEffect, useState } from 'react';
import { onAttemptsChange } from '../../../device/attempts.ts';
import { type Attempt, attempts, newAttempt } from './attempts.ts';

export type ChangeAttempt = (change: (before: Attempt) => Partial<Attempt>) => void;

function keptOrFresh(name: string, paper: string): Attempt {
  const stored = attempts.read(name);
  return stored?.paper === paper ? stored : newAttempt(paper);
}

/**
 * A paper that somebody takes, kept on the device with every change: a reload loses nothing, and a log-out leaves nothing.
 * @param paper which one; another than the one that is kept starts again
 */
export function useAttempt(name: string, paper: string): readonly [Attempt, ChangeAttempt] {
  const [attempt, setAttempt] = useState(() => keptOrFresh(name, paper));
  // From what is kept: an answer of the school's may come when its page has gone.
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

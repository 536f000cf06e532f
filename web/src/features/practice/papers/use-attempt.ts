import { useCallback, useEffect, useState } from 'react';
import { onAttemptsChange } from '../../../device/attempts.ts';
import { type Attempt, attempts, newAttempt } from './attempts.ts';

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

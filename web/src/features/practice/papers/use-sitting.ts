import { useCallback, useEffect, useState } from 'react';
import { freshSitting, type Sitting, sittings } from './sittings.ts';

export type ChangeSitting = (change: (before: Sitting) => Partial<Sitting>) => void;

function keptOrFresh(name: string, paper: string): Sitting {
  const kept = sittings.read(name);
  return kept?.paper === paper ? kept : freshSitting(paper);
}

/**
 * A paper that somebody sits, kept on the device with every change: a reload loses nothing, and a log-out leaves nothing.
 * @param paper which one; another than the one that is kept begins anew
 */
export function useSitting(name: string, paper: string): readonly [Sitting, ChangeSitting] {
  const [sitting, setSitting] = useState(() => keptOrFresh(name, paper));
  // From what is kept: an answer of the school's may come when its page has gone.
  const change: ChangeSitting = useCallback(
    (by) => {
      const before = keptOrFresh(name, paper);
      const after = { ...before, ...by(before) };
      sittings.write(name, after);
      setSitting(after);
    },
    [name, paper],
  );
  useEffect(() => sittings.onForgotten(() => setSitting(keptOrFresh(name, paper))), [name, paper]);
  return [sitting, change];
}

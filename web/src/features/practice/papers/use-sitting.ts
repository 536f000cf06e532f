import { useCallback, useState } from 'react';
import { freshSitting, type Sitting, sittings } from './sittings.ts';

export type ChangeSitting = (change: (before: Sitting) => Partial<Sitting>) => void;

/**
 * A paper that somebody sits, kept on the device with every change: a reload loses nothing.
 * @param paper which one; another than the one that is kept begins anew
 */
export function useSitting(name: string, paper: string): readonly [Sitting, ChangeSitting] {
  const [sitting, setSitting] = useState(() => {
    const kept = sittings.read(name);
    return kept?.paper === paper ? kept : freshSitting(paper);
  });
  const change: ChangeSitting = useCallback(
    (by) =>
      setSitting((before) => {
        const after = { ...before, ...by(before) };
        sittings.write(name, after);
        return after;
      }),
    [name],
  );
  return [sitting, change];
}

import { useState } from 'react';
import { errorText } from '../words/format.ts';

/** One piece of work at a time: whether it runs, and why it failed. `useAction` also asks, signs in again and tells. */
export function useWork() {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** @returns whether it succeeded */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (running) return false;
    setRunning(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (issue) {
      setError(errorText(issue));
      return false;
    } finally {
      setRunning(false);
    }
  }

  return { running, error, run };
}

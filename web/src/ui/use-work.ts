import { useState } from 'react';
import { errorText } from '../words/format.ts';

/**
 * One piece of work at a time: whether it runs, and why it failed. `useAction` also asks, signs in again and tells, which a page to
 * read would load for nothing.
 */
export function useWork() {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  /** @returns whether it succeeded */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (running) return false;
    setRunning(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (issue) {
      setFailure(issue);
      return false;
    } finally {
      setRunning(false);
    }
  }

  return { running, failure, error: failure === null ? null : errorText(failure), run };
}

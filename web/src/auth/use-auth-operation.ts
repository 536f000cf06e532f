import { useRef, useState } from 'react';

export interface AuthOperation {
  readonly running: boolean;
  /** The provider's message of the last failure: docs/contract.md, "Notices". */
  readonly error: string | null;
  run(operation: () => Promise<void>): Promise<boolean>;
}

/** Runs one auth operation at a time: a second click while one runs does nothing. */
export function useAuthOperation(): AuthOperation {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const busy = useRef(false);

  async function run(operation: () => Promise<void>): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setRunning(true);
    setError(null);
    try {
      await operation();
      return true;
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
      return false;
    } finally {
      busy.current = false;
      setRunning(false);
    }
  }
  return { running, error, run };
}

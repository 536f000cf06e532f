import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepFocus } from '../ui/keep-focus.ts';
import { authErrorHelp } from './auth-error-help.ts';

export interface AuthOperation {
  readonly running: boolean;
  /** The provider's last error message: docs/contract.md, "Notices". */
  readonly error: string | null;
  /** Advice for a child, if the message has none. */
  readonly help: string | null;
  /** Clears the last failure. */
  clear(): void;
  run(operation: () => Promise<void>): Promise<boolean>;
}

/** Runs one auth operation at a time; further clicks are ignored. Restores focus afterwards. */
export function useAuthOperation(): AuthOperation {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<{ error: string; help: string | null } | null>(null);
  const busy = useRef(false);

  async function run(operation: () => Promise<void>): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    const putFocusBack = keepFocus();
    setRunning(true);
    setFailure(null);
    try {
      await operation();
      return true;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown.message : String(thrown);
      setFailure({ error, help: authErrorHelp(thrown) });
      return false;
    } finally {
      busy.current = false;
      // The button can be focused once it is enabled again.
      flushSync(() => setRunning(false));
      putFocusBack();
    }
  }
  const clear = () => setFailure(null);
  return { running, error: failure?.error ?? null, help: failure?.help ?? null, clear, run };
}

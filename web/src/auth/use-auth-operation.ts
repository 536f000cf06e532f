import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepFocus } from '../ui/keep-focus.ts';
import { whatToDo } from './what-to-do.ts';

export interface AuthOperation {
  readonly running: boolean;
  /** The provider's message of the last failure: docs/contract.md, "Notices". */
  readonly error: string | null;
  /** What a child can do about it, where the provider's words do not say it. */
  readonly help: string | null;
  /** Takes the last failure away: it was about something else than what is there now. */
  clear(): void;
  run(operation: () => Promise<void>): Promise<boolean>;
}

/** Runs one auth operation at a time: a second click while one runs does nothing. The focus is afterwards where it was. */
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
      setFailure({ error, help: whatToDo(thrown) });
      return false;
    } finally {
      busy.current = false;
      // Its button can have the focus again once it is no longer disabled.
      flushSync(() => setRunning(false));
      putFocusBack();
    }
  }
  const clear = () => setFailure(null);
  return { running, error: failure?.error ?? null, help: failure?.help ?? null, clear, run };
}

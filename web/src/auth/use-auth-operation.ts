import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepFocus } from '../ui/keep-focus.ts';
import { type AuthErrorHelp, type AuthField, authErrorHelp } from './auth-error-help.ts';

export interface AuthOperation {
  readonly running: boolean;
  /** The provider's last error message: docs/contract.md, "Notices". */
  readonly error: string | null;
  /** Advice for a child, if the message has none. */
  readonly help: string | null;
  /** The field of login and registration that the advice is about. */
  readonly field: AuthField | null;
  /** Clears the last failure. */
  clear(): void;
  run(operation: () => Promise<void>): Promise<boolean>;
}

/** Runs one auth operation at a time; further clicks are ignored. Restores focus afterwards. */
export function useAuthOperation(): AuthOperation {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<(Partial<AuthErrorHelp> & { readonly error: string }) | null>(null);
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
      setFailure({ error, ...authErrorHelp(thrown) });
      return false;
    } finally {
      busy.current = false;
      // The button can be focused once it is enabled again.
      flushSync(() => setRunning(false));
      putFocusBack();
    }
  }
  const clear = () => setFailure(null);
  const { error = null, help = null, field = null } = failure ?? {};
  return { running, error, help, field, clear, run };
}

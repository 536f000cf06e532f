import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../http/client.ts';
import { lazyDialog } from '../ui/lazy-part.tsx';
import type { SignInMethod } from './reauthenticate.ts';
import { useSession } from './session-context.ts';

const ReauthenticateDialog = lazyDialog(() => import('./reauthenticate-dialog.tsx'));

export interface RecentSignIn {
  /** Asks to reauthenticate if the API requires it. @throws ApiError the call's error; `sign-in-again` if cancelled */
  readonly run: <T>(dangerous: () => Promise<T>) => Promise<T>;
  /** Asks up front. @returns false if cancelled */
  readonly again: () => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** For the most dangerous calls: docs/decisions/0049-who-becomes-an-admin.md. */
export function useRecentSignIn(): RecentSignIn {
  const { signInMethod } = useSession();
  const [way, setWay] = useState<SignInMethod | null>(null);
  const answered = useRef<(again: boolean) => void>(undefined);

  async function ask(): Promise<boolean> {
    setWay(await signInMethod());
    return new Promise((resolve) => {
      answered.current = resolve;
    });
  }

  async function run<T>(dangerous: () => Promise<T>): Promise<T> {
    try {
      return await dangerous();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'sign-in-again') throw error;
      if (await ask()) return await dangerous();
      throw error;
    }
  }

  const dialog = way && (
    <ReauthenticateDialog
      way={way}
      onClose={(again) => {
        setWay(null);
        answered.current?.(again);
      }}
    />
  );
  return { run, again: ask, dialog };
}

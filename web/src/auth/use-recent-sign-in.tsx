import { type ReactNode, Suspense, useRef, useState } from 'react';
import { ApiError } from '../http/client.ts';
import { lazyDialog } from '../ui/lazy-part.tsx';
import type { SignInMethod } from './reauthenticate.ts';
import { useSession } from './session-context.ts';

const ReauthenticateDialog = lazyDialog(() => import('./reauthenticate-dialog.tsx'));

export interface RecentSignIn {
  /**
   * Makes a dangerous call. Where the API wants a sign-in of the last hour the person is asked for it, and the call is
   * made again.
   * @throws ApiError what the call throws; `sign-in-again` where the person changed their mind
   */
  readonly run: <T>(dangerous: () => Promise<T>) => Promise<T>;
  /**
   * Asks at once, before what the provider itself takes from a new sign-in alone.
   * @returns false where the person changed their mind
   */
  readonly again: () => Promise<boolean>;
  /** What has to stand somewhere on the page. */
  readonly dialog: ReactNode;
}

/** For the calls that would hurt most in a stranger's hands: docs/decisions/0049-who-becomes-an-admin.md. */
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
    <Suspense>
      <ReauthenticateDialog
        way={way}
        onClose={(again) => {
          setWay(null);
          answered.current?.(again);
        }}
      />
    </Suspense>
  );
  return { run, again: ask, dialog };
}

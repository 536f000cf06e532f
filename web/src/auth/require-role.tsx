import { paths } from '@pathshala/contract/site/paths';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PageLoading } from '../ui/loading.tsx';
import { Navigate, useLocation } from '../ui/router.ts';
import { ErrorState } from '../ui/states.tsx';
import { words } from '../words/words.ts';
import { useSession } from './session-context.ts';
import type { useAdmin } from './use-role.ts';

interface RequireRoleProps {
  readonly asked: ReturnType<typeof useAdmin>;
  /** Undefined while unknown. */
  readonly allowed: boolean | undefined;
  /** Its pages save work: if the session ended on one, the login says so. */
  readonly savesWork?: true;
  readonly children: ReactNode;
}

/** Redirects, and signs out people without the role: docs/contract.md, "Pages that need a sign-in". */
export function RequireRole({ asked, allowed, savesWork, children }: RequireRoleProps) {
  const { state, signOut } = useSession();
  const location = useLocation();
  const [isExpelled, setExpelled] = useState(false);
  const isRefused = state.status === 'signed-in' && allowed === false;
  useEffect(() => {
    if (!isRefused) return;
    setExpelled(true);
    void signOut();
  }, [isRefused, signOut]);
  const wasAllowed = useRef(false);
  useEffect(() => {
    if (state.status === 'signed-in') wasAllowed.current = allowed === true;
  }, [state.status, allowed]);
  if (state.status === 'signed-out') {
    // Returning here would sign the expelled out again, so the login leads home.
    const kept = { from: location, sessionEnded: savesWork === true && wasAllowed.current };
    return <Navigate to={paths.login} replace state={isExpelled ? null : kept} />;
  }
  if (allowed) return children;
  if (asked.error && asked.admin === undefined) {
    return (
      <ErrorState title={words['auth.roleUnknown']()} text={asked.error.message} onRetry={asked.retry} />
    );
  }
  return <PageLoading />;
}

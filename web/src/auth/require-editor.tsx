import { paths } from '@pathshala/contract/site/paths';
import { useEffect, useRef } from 'react';
import { PageLoading } from '../ui/page-loading.tsx';
import { Navigate, Outlet, useLocation } from '../ui/router.ts';
import { ErrorState } from '../ui/states.tsx';
import { words } from '../words/words.ts';
import { useSession } from './session-context.ts';
import { useAdmin, useTeacher } from './use-role.ts';

/**
 * Guards editors' pages. Others are redirected as from admins' pages: docs/contract.md, "Pages that need a sign-in".
 */
export function Component() {
  const { state, signOut } = useSession();
  const { admin, error, retry } = useAdmin();
  const teacher = useTeacher(true);
  const location = useLocation();
  const expelled = state.status === 'signed-in' && admin === false && teacher === false;
  useEffect(() => {
    if (expelled) void signOut();
  }, [expelled, signOut]);
  const isEditor = admin === true || (admin === false && teacher === true);
  const wasEditor = useRef(false);
  useEffect(() => {
    if (state.status === 'signed-in') wasEditor.current = isEditor;
  }, [state.status, isEditor]);
  if (state.status === 'signed-out') {
    // The session ended on an open page, so the login says that what was written is kept.
    const kept = { from: location, sessionEnded: wasEditor.current };
    return <Navigate to={paths.login} replace state={kept} />;
  }
  if (isEditor) return <Outlet />;
  if (error && admin === undefined) {
    return <ErrorState title={words['auth.roleUnknown']()} text={error.message} onRetry={retry} />;
  }
  return <PageLoading />;
}

import { paths } from '@pathshala/contract/site/paths';
import { useEffect, useRef, useState } from 'react';
import { PageLoading } from '../ui/loading.tsx';
import { Navigate, Outlet, useLocation } from '../ui/router.ts';
import { ErrorState } from '../ui/states.tsx';
import { words } from '../words/words.ts';
import { useSession } from './session-context.ts';
import { useAdmin, useTeacher } from './use-role.ts';

/** As for admins' pages: docs/contract.md, "Pages that need a sign-in". */
export function Component() {
  const { state, signOut } = useSession();
  const { admin, error, retry } = useAdmin();
  const teacher = useTeacher(true);
  const location = useLocation();
  const [isExpelled, setExpelled] = useState(false);
  const isRefused = state.status === 'signed-in' && admin === false && teacher === false;
  useEffect(() => {
    if (!isRefused) return;
    setExpelled(true);
    void signOut();
  }, [isRefused, signOut]);
  const isEditor = admin === true || (admin === false && teacher === true);
  const wasEditor = useRef(false);
  useEffect(() => {
    if (state.status === 'signed-in') wasEditor.current = isEditor;
  }, [state.status, isEditor]);
  if (state.status === 'signed-out') {
    // If the session ended on an open page, the login says that the work is saved.
    const kept = { from: location, sessionEnded: wasEditor.current };
    return <Navigate to={paths.login} replace state={isExpelled ? null : kept} />;
  }
  if (isEditor) return <Outlet />;
  if (error && admin === undefined) {
    return <ErrorState title={words['auth.roleUnknown']()} text={error.message} onRetry={retry} />;
  }
  return <PageLoading />;
}

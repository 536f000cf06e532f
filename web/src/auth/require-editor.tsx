import { paths } from '@pathshala/contract/site/paths';
import { useEffect } from 'react';
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
  if (state.status === 'signed-out') return <Navigate to={paths.login} replace state={{ from: location }} />;
  if (admin || (admin === false && teacher)) return <Outlet />;
  if (error && admin === undefined) {
    return <ErrorState title={words['auth.roleUnknown']()} text={error.message} onRetry={retry} />;
  }
  return <PageLoading />;
}

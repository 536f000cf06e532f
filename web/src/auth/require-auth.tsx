import { paths } from '@pathshala/contract/site/paths';
import { Navigate, Outlet, useLocation } from '../ui/router.ts';
import { useSession } from './session-context.ts';

/**
 * Visitors go to /login, which remembers the page. Until the session is known the prerendered shell stays, and `SignedInContent`
 * holds the content back.
 */
export function Component() {
  const { state } = useSession();
  const location = useLocation();
  if (state.status === 'signed-out') return <Navigate to={paths.login} replace state={{ from: location }} />;
  return <Outlet />;
}

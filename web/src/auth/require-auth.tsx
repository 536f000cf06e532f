import { paths } from '@pathshala/contract/site/paths';
import { Navigate, Outlet, useLocation } from '../ui/router.ts';
import { useSession } from './session-context.ts';

/**
 * Pages behind this need a signed-in person; anyone else goes to /login, which remembers where they came from. While it
 * is not known who looks, a page shows its shell, which stands before any script: `WhenKnown` keeps its content back.
 */
export function Component() {
  const { state } = useSession();
  const location = useLocation();
  if (state.status === 'signed-out') return <Navigate to={paths.login} replace state={{ from: location }} />;
  return <Outlet />;
}

import { paths } from '@pathshala/contract/paths';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageLoading } from '../ui/page-loading.tsx';
import { useSession } from './session-context.ts';

/** Pages behind this need a signed-in person; anyone else goes to /login, which remembers where they came from. */
export default function RequireAuth() {
  const { state } = useSession();
  const location = useLocation();
  if (state.status === 'loading') return <PageLoading />;
  if (state.status === 'signed-out') return <Navigate to={paths.login} replace state={{ from: location }} />;
  return <Outlet />;
}

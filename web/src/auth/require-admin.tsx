import { siteConfig } from '@pathshala/brand/site.config';
import { paths } from '@pathshala/contract/site/paths';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { PageLoading } from '../ui/loading.tsx';
import { Navigate, Outlet, useLocation } from '../ui/router.ts';
import { ErrorState } from '../ui/states.tsx';
import { words } from '../words/words.ts';
import { useSession } from './session-context.ts';
import { useAdmin } from './use-role.ts';

const SecondStepLine = lazyPart(() => import('./second-step-line.tsx'), nothing);

/** Redirects, and signs out people who are not admins: docs/contract.md, "Pages that need a sign-in". */
export function Component() {
  const { state, signOut } = useSession();
  const { admin, error, retry } = useAdmin();
  const location = useLocation();
  const [isExpelled, setExpelled] = useState(false);
  const isRefused = state.status === 'signed-in' && admin === false;
  useEffect(() => {
    if (!isRefused) return;
    setExpelled(true);
    void signOut();
  }, [isRefused, signOut]);
  if (state.status === 'signed-out') {
    // Returning here would sign them out again, so the login leads home.
    return <Navigate to={paths.login} replace state={isExpelled ? null : { from: location }} />;
  }
  if (error && admin === undefined) {
    return <ErrorState title={words['auth.roleUnknown']()} text={error.message} onRetry={retry} />;
  }
  if (admin) {
    return (
      <>
        {siteConfig.secondStep === 'app' && (
          <Suspense>
            <SecondStepLine />
          </Suspense>
        )}
        <Outlet />
      </>
    );
  }
  return <PageLoading />;
}

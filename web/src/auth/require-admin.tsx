import { siteConfig } from '@pathshala/brand/site.config';
import { Suspense } from 'react';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { Outlet } from '../ui/router.ts';
import { RequireRole } from './require-role.tsx';
import { useAdmin } from './use-role.ts';

const SecondStepLine = lazyPart(() => import('./second-step-line.tsx'), nothing);

export function Component() {
  const asked = useAdmin();
  return (
    <RequireRole asked={asked} allowed={asked.admin}>
      {siteConfig.secondStep === 'app' && (
        <Suspense>
          <SecondStepLine />
        </Suspense>
      )}
      <Outlet />
    </RequireRole>
  );
}

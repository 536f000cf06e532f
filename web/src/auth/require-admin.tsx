import { siteConfig } from '@pathshala/brand/site.config';
import { lazyPart, optional } from '../ui/lazy-part.tsx';
import { Outlet } from '../ui/router.ts';
import { RequireRole } from './require-role.tsx';
import { useAdmin } from './use-role.ts';

const SecondStepLine = lazyPart(() => import('./second-step-line.tsx'), optional);

export function Component() {
  const asked = useAdmin();
  return (
    <RequireRole asked={asked} allowed={asked.admin}>
      {siteConfig.secondStep === 'app' && <SecondStepLine />}
      <Outlet />
    </RequireRole>
  );
}

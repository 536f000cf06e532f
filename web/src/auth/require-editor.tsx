import { Outlet } from '../ui/router.ts';
import { RequireRole } from './require-role.tsx';
import { useAdmin, useClaim } from './use-role.ts';

export function Component() {
  const asked = useAdmin();
  const teacher = useClaim('teacher', true);
  const allowed =
    asked.admin === true || (asked.admin === undefined || teacher === undefined ? undefined : teacher);
  return (
    <RequireRole savesWork asked={asked} allowed={allowed}>
      <Outlet />
    </RequireRole>
  );
}

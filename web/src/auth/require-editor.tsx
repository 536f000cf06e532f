import { Outlet } from '../ui/router.ts';
import { RequireRole } from './require-role.tsx';
import { useAdmin, useClaim } from './use-role.ts';

/** Admins and teachers. */
export function Component() {
  const asked = useAdmin();
  const teacher = useClaim('teacher', true);
  const allowed =
    asked.admin === true || (asked.admin === undefined || teacher === undefined ? undefined : teacher);
  return (
    <RequireRole asked={asked} allowed={allowed}>
      <Outlet />
    </RequireRole>
  );
}

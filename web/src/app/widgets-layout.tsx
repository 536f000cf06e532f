import { MuiProvider } from '../theme/mui-provider.tsx';
import { Outlet } from '../ui/router.ts';

/** Layout of pages with MUI widgets. */
export function Component() {
  return (
    <MuiProvider>
      <Outlet />
    </MuiProvider>
  );
}

import { Outlet } from '../ui/router.ts';
import { MuiProvider } from '../theme/mui-provider.tsx';

/** Around the pages that are made of MUI's widgets. */
export function Component() {
  return (
    <MuiProvider>
      <Outlet />
    </MuiProvider>
  );
}

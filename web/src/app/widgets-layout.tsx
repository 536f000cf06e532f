import { MuiProvider } from '../theme/mui-provider.tsx';
import { Outlet } from '../ui/router.ts';

/** Around the pages that are made of MUI's widgets. */
export function Component() {
  return (
    <MuiProvider>
      <Outlet />
    </MuiProvider>
  );
}

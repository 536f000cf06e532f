import { MuiProvider } from '../theme/mui-provider.tsx';
import { Outlet } from '../ui/router.ts';

export function Component() {
  return (
    <MuiProvider>
      <Outlet />
    </MuiProvider>
  );
}

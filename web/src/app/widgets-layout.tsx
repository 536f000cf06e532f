import { Outlet } from 'react-router-dom';
import { MuiProvider } from '../theme/mui-provider.tsx';

/** Around the pages that are made of MUI's widgets. */
export default function WidgetsLayout() {
  return (
    <MuiProvider>
      <Outlet />
    </MuiProvider>
  );
}

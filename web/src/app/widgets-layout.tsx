import { Outlet } from 'react-router-dom';
import { MuiProvider } from '../theme/mui-provider.tsx';
import { renderedAlone } from '../ui/rendered-alone.ts';

/** Around the pages that are made of MUI's widgets. */
function WidgetsLayout() {
  return (
    <MuiProvider>
      <Outlet />
    </MuiProvider>
  );
}

export default renderedAlone(WidgetsLayout);

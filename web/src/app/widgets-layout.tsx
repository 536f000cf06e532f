import { Toaster } from 'react-hot-toast';
import { Outlet } from 'react-router-dom';
import { Asking } from '../api/asking.tsx';
import { MuiProvider } from '../theme/mui-provider.tsx';

/** How long a notice stays, milliseconds: docs/contract.md, "Constants". */
const noticeDuration = 5000;

/** Around every page but home: these may use MUI's widgets and show notices. */
export default function WidgetsLayout() {
  return (
    <MuiProvider>
      <Asking>
        <Outlet />
      </Asking>
      <Toaster position="top-right" toastOptions={{ duration: noticeDuration }} />
    </MuiProvider>
  );
}

import { Toaster } from 'react-hot-toast';
import { Asking } from '../api/asking.tsx';
import { Outlet } from '../ui/router.ts';

/** How long a notice stays, milliseconds: docs/contract.md, "Constants". */
const noticeDuration = 5000;

/** Around every page but home: these may ask the server and show notices. */
export function Component() {
  return (
    <>
      <Asking>
        <Outlet />
      </Asking>
      <Toaster position="top-right" toastOptions={{ duration: noticeDuration }} />
    </>
  );
}

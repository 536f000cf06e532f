import { Toaster } from 'react-hot-toast';
import { Outlet } from 'react-router-dom';
import { Asking } from '../api/asking.tsx';
import { renderedAlone } from '../ui/rendered-alone.ts';

/** How long a notice stays, milliseconds: docs/contract.md, "Constants". */
const noticeDuration = 5000;

/** Around every page but home: these may ask the server and show notices. */
function PagesLayout() {
  return (
    <>
      <Asking>
        <Outlet />
      </Asking>
      <Toaster position="top-right" toastOptions={{ duration: noticeDuration }} />
    </>
  );
}

export default renderedAlone(PagesLayout);

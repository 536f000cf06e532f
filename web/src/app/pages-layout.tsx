import { Toaster } from 'react-hot-toast';
import { SwrProvider } from '../api/swr-provider.tsx';
import { Outlet } from '../ui/router.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Duration of a toast, milliseconds: docs/contract.md, "Constants". */
const noticeDuration = 5000;

export function Component() {
  const isHere = useHydrated();
  return (
    <>
      <SwrProvider>
        <Outlet />
      </SwrProvider>
      {isHere && <Toaster position="top-right" toastOptions={{ duration: noticeDuration }} />}
    </>
  );
}

import { Suspense } from 'react';
import { SwrProvider } from '../api/swr-provider.tsx';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { Outlet } from '../ui/router.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Duration of a toast, milliseconds: docs/contract.md, "Constants". */
const noticeDuration = 5000;

/** Loaded lazily: toasts wait for it. */
const Toaster = lazyPart(async () => ({ default: (await import('react-hot-toast')).Toaster }), nothing);

/** Layout of all pages except home, with SWR and toasts. */
export function Component() {
  const isHere = useHydrated();
  return (
    <>
      <SwrProvider>
        <Outlet />
      </SwrProvider>
      {isHere && (
        <Suspense>
          <Toaster position="top-right" toastOptions={{ duration: noticeDuration }} />
        </Suspense>
      )}
    </>
  );
}

import { Suspense } from 'react';
import { Asking } from '../api/asking.tsx';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { Outlet } from '../ui/router.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** How long a notice stays, milliseconds: docs/contract.md, "Constants". */
const noticeDuration = 5000;

/** A page is read without it: what is to be said waits until it is there. */
const Toaster = lazyPart(async () => ({ default: (await import('react-hot-toast')).Toaster }), nothing);

/** Around every page but home: these may ask the server and show notices. */
export function Component() {
  const isHere = useHydrated();
  return (
    <>
      <Asking>
        <Outlet />
      </Asking>
      {isHere && (
        <Suspense>
          <Toaster position="top-right" toastOptions={{ duration: noticeDuration }} />
        </Suspense>
      )}
    </>
  );
}

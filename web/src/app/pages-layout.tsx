import { useEffect, useState } from 'react';
import type { ToasterProps } from 'react-hot-toast';
import { SwrProvider } from '../api/swr-provider.tsx';
import { lazyPart, optional } from '../ui/lazy-part.tsx';
import { Outlet } from '../ui/router.ts';

const Toasts = lazyPart<ToasterProps>(
  async () => ({ default: (await import('react-hot-toast')).Toaster }),
  optional,
);

/** Duration of a toast, milliseconds: docs/contract.md, "Constants". */
const noticeDuration = 5000;

/** What a toast tells of was pressed. */
function useFirstPress(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const sign of ['click', 'submit', 'change'])
      window.addEventListener(sign, () => setPressed(true), { signal, capture: true, once: true });
    return () => listening.abort();
  }, []);
  return isPressed;
}

export function Component() {
  const isPressed = useFirstPress();
  return (
    <>
      <SwrProvider>
        <Outlet />
      </SwrProvider>
      {isPressed && <Toasts position="top-right" toastOptions={{ duration: noticeDuration }} />}
    </>
  );
}

import { lazy, Suspense } from 'react';
import { useSession } from '../../auth/session-context.ts';

// One can practise without it: what is done waits on the device.
const OwnLog = lazy(() => import('./own-log.tsx').catch(() => ({ default: () => null })));

/** Where a page of practice keeps a signed-in person's log; nothing of it loads for visitors. */
export function AccountLog() {
  const { status } = useSession().state;
  if (status !== 'signed-in') return null;
  return (
    <Suspense>
      <OwnLog />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { lazyPart, nothing } from '../../ui/lazy-part.tsx';

// One can practise without it: what is done waits on the device.
const OwnLog = lazyPart(() => import('./own-log.tsx'), nothing);

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

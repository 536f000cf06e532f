import { useSession } from '../../auth/session-context.ts';
import { lazyPart, optional } from '../../ui/lazy-part.tsx';

// Practice works without this module: attempts wait on the device.
const OwnLog = lazyPart(() => import('./own-log.tsx'), optional);

/** Syncs a signed-in person's practice log on practice pages. Visitors load none of this code. */
export function AccountLog() {
  const { status } = useSession().state;
  if (status !== 'signed-in') return null;
  return <OwnLog />;
}

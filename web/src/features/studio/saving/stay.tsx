import { use, useEffect, useState } from 'react';
import { PreparePageContext } from '../../../page/prepare-page-context.ts';
import { MissingNote } from '../../../ui/missing-part.tsx';
import { useBlocker } from '../../../ui/router.ts';
import { isUnsaved, type Saving } from './saving-machine.ts';

/** Asks before the browser leaves the site with text that cannot be sent now, or that this device does not keep. */
function useQuestion(saving: Saving): void {
  const isAtRisk = isUnsaved(saving);
  const cannotWait = saving.state === 'offline' || !saving.isKept;
  useEffect(() => {
    const ask = (event: Event) => {
      if (isAtRisk && (cannotWait || !navigator.onLine)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk, cannotWait]);
}

/** Leaves the item once the page of the link is here. If it does not come, the text stays in sight, and a note says so. */
export function Stay({ saving }: { readonly saving: Saving }) {
  const preparePage = use(PreparePageContext);
  const {
    state: way,
    location,
    proceed,
    reset,
  } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      preparePage !== undefined && currentLocation.pathname !== nextLocation.pathname,
  );
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState<typeof location>();
  useQuestion(saving);
  useEffect(() => {
    if (!preparePage || way !== 'blocked') return undefined;
    let isOld = false;
    preparePage(location.pathname).then(
      () => !isOld && proceed(),
      // The site itself says that there is no such page.
      (error: unknown) => !isOld && (error instanceof Error ? setMissing(location) : proceed()),
    );
    return () => {
      isOld = true;
    };
  }, [preparePage, way, location, proceed, attempt]);
  if (way !== 'blocked' || missing !== location) return null;
  return <MissingNote onRetry={() => setAttempt((before) => before + 1)} onClose={() => reset()} />;
}

import { readyEvent } from '@pathshala/boot/page-data';
import { useEffect } from 'react';
import { useSession } from '../auth/session-context.ts';
import { fixFontFallback } from './font-fallback.ts';
import { reloadForAnotherPerson } from './person-changed.ts';

/** Signals hydration. Renders nothing. */
export function SiteReady() {
  const isKnown = useSession().state.status !== 'loading';
  useEffect(() => {
    fixFontFallback();
    return reloadForAnotherPerson(() => window.location.reload());
  }, []);
  useEffect(() => {
    // Replayed input may depend on the session.
    if (!isKnown) return;
    window.dispatchEvent(new Event(readyEvent));
    // A performance mark: the site is interactive.
    performance.mark(readyEvent);
  }, [isKnown]);
  return null;
}

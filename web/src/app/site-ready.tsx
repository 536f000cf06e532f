import { readyEvent } from '@pathshala/boot/page-data';
import { paths } from '@pathshala/contract/site/paths';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { useEffect } from 'react';
import { useSession } from '../auth/session-context.ts';
import { siteLanguage } from '../words/language.ts';
import { bringLetters, fixFontFallback } from './font-fallback.ts';
import { reloadForAnotherPerson } from './person-changed.ts';

/** Home has such words far below, and its first visit is to stay light. */
function bringLettersInTime(): void {
  if (window.location.pathname !== paths.home) bringLetters();
  else window.addEventListener('scroll', () => bringLetters(), { once: true, passive: true });
}

/** Signals hydration. Renders nothing. */
export function SiteReady() {
  const isKnown = useSession().state.status !== 'loading';
  useEffect(() => {
    fixFontFallback();
    if (siteLanguage === firstLanguage) bringLettersInTime();
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

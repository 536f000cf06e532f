import { readyEvent } from '@pathshala/boot/page-data';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { useEffect } from 'react';
import { useSession } from '../auth/session-context.ts';
import { siteLanguage } from '../words/language.ts';
import { fixFontFallback } from './font-fallback.ts';
import { reloadForAnotherPerson } from './person-changed.ts';

export function SiteReady() {
  const isKnown = useSession().state.status !== 'loading';
  useEffect(() => {
    if (siteLanguage !== firstLanguage) fixFontFallback();
    return reloadForAnotherPerson(() => window.location.reload());
  }, []);
  useEffect(() => {
    // Replayed input may depend on the session.
    if (!isKnown) return;
    window.dispatchEvent(new Event(readyEvent));
    performance.mark(readyEvent);
  }, [isKnown]);
  return null;
}

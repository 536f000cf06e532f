import { readyEvent } from '@pathshala/boot/page-data';
import { useEffect, useRef } from 'react';
import { useSession } from '../auth/session-context.ts';
import { useLocation } from '../ui/router.ts';
import { fixFontFallback } from './font-fallback.ts';
import { watchPageFonts } from './page-fonts.ts';
import { reloadForAnotherPerson } from './person-changed.ts';

/**
 * Says that the site has taken over a page that stood there before it, and takes away what only that page needed once
 * another one is shown. Shows nothing.
 */
export function SiteReady() {
  const { pathname } = useLocation();
  const isKnown = useSession().state.status !== 'loading';
  const first = useRef(pathname);
  const removeFonts = useRef<() => void>(null);
  useEffect(() => {
    removeFonts.current = watchPageFonts();
    fixFontFallback();
    return reloadForAnotherPerson(() => window.location.reload());
  }, []);
  useEffect(() => {
    // What a person pressed before may depend on who they are.
    if (!isKnown) return;
    window.dispatchEvent(new Event(readyEvent));
    // For whoever measures: the time from which the site answers.
    performance.mark(readyEvent);
  }, [isKnown]);
  useEffect(() => {
    if (pathname !== first.current) removeFonts.current?.();
  }, [pathname]);
  return null;
}

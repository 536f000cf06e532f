import { readyEvent } from '@pathshala/boot/page-data';
import { useEffect, useRef } from 'react';
import { accessToken } from '../auth/access-token.ts';
import { useSession } from '../auth/session-context.ts';
import { useLocation } from '../ui/router.ts';
import { fixFontFallback } from './font-fallback.ts';
import { watchPageFonts } from './page-fonts.ts';
import { reloadForAnotherPerson } from './person-changed.ts';

/** Signals hydration, and removes what only the prerendered page needed after the first navigation. Renders nothing. */
export function SiteReady() {
  const { pathname } = useLocation();
  const isKnown = useSession().state.status !== 'loading';
  const first = useRef(pathname);
  const removeFonts = useRef<() => void>(null);
  useEffect(() => {
    fixFontFallback();
    removeFonts.current = watchPageFonts();
    // Who is signed in gets words that the page did not know: the letters come before them.
    if (accessToken.get()) removeFonts.current();
    return reloadForAnotherPerson(() => window.location.reload());
  }, []);
  useEffect(() => {
    // Replayed input may depend on the session.
    if (!isKnown) return;
    window.dispatchEvent(new Event(readyEvent));
    // A performance mark: the site is interactive.
    performance.mark(readyEvent);
  }, [isKnown]);
  useEffect(() => {
    if (pathname !== first.current) removeFonts.current?.();
  }, [pathname]);
  return null;
}

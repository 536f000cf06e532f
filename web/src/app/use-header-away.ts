import { type RefObject, useEffect } from 'react';

/** Pixels: what is scrolled less may be a trembling finger. */
const least = 8;

/** Marks the header `data-away` while a page is read downwards; where it gives way is said by header.module.css. */
export function useHeaderAway(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (now > 0 && Math.abs(now - last) < least) return;
      header.current?.toggleAttribute('data-away', now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [header]);
}

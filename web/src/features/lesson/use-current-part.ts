import { useEffect, useState } from 'react';

/** A part is current when its heading is above this line, below the sticky header; CSS pixels from the top. */
const line = 180;

function currentOf(ids: readonly string[]): string | undefined {
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= line;
  });
}

/**
 * Finds the part of a page that is being read.
 * @param ids of the parts' headings, in order
 * @returns id of the last heading that the reader has reached; undefined above the first one
 */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => setCurrent(currentOf(all.split(' ')));
    const scrolled = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scrolled);
    };
  }, [all]);
  return current;
}

import { useEffect, useState } from 'react';

/** A part is the current one when its heading has come up to here, CSS pixels from the top: under the sticky header. */
const line = 180;

function currentOf(ids: readonly string[]): string | undefined {
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= line;
  });
}

/**
 * Which part of a page is being read.
 * @param ids of the parts' headings, in their order
 * @returns the last one whose heading has been reached; undefined above the first
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

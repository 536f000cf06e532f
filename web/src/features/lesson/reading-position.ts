import { type RefObject, useEffect, useRef, useState } from 'react';
import { isWorth, readingPositions } from '../../device/reading-positions.ts';
import { idInHash } from '../../ui/site-address.ts';

/** How long the page shows the note that it has brought the reader back, milliseconds. */
const shownFor = 10_000;
/** The position is saved when the reader has not scrolled for this long, milliseconds. */
const rest = 250;
/** If the page is this close to where the code scrolled it, the reader has not scrolled, CSS pixels. */
const still = 8;

function partOf(article: HTMLElement): number {
  const { top, height } = article.getBoundingClientRect();
  return height === 0 ? 0 : Math.min(1, Math.max(0, -top / height));
}

/**
 * Brings a reader back to where they stopped in a lesson, and saves their position.
 * @param lesson name of the lesson, the same in every visit
 * @param article holds the lesson's text
 * @param wasThere whether the text was there before hydration: a reader who is not at its top has already started to read
 * @returns whether they were brought back, and a function that scrolls to the top
 */
export function useReadingPosition(
  lesson: string,
  article: RefObject<HTMLElement | null>,
  wasThere: boolean,
) {
  const [resumed, setResumed] = useState(false);
  /** Where the code scrolled the page; if it is elsewhere, the reader has scrolled. */
  const put = useRef<number | null>(wasThere ? 0 : null);

  useEffect(() => {
    const element = article.current;
    if (!element || (put.current !== null && Math.abs(window.scrollY - put.current) > still)) return;
    const part = document.getElementById(idInHash(window.location.hash));
    const place = readingPositions.get(lesson);
    // A link to a part of the lesson comes first.
    if (part) part.scrollIntoView({ behavior: 'instant' });
    else if (place && isWorth(place)) {
      const { top, height } = element.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top + place.part * height, behavior: 'instant' });
      setResumed(true);
    }
    put.current = window.scrollY;
  }, [lesson, article]);

  useEffect(() => {
    const element = article.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => readingPositions.set(lesson, partOf(element));
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(note, rest);
    };
    const hidden = () => document.visibilityState === 'hidden' && note();
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', note);
    // Somebody who started to read before hydration has scrolled already.
    if (put.current !== null && Math.abs(window.scrollY - put.current) > still) scrolled();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', note);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [lesson, article]);

  useEffect(() => {
    if (!resumed) return undefined;
    const timer = setTimeout(() => setResumed(false), shownFor);
    return () => clearTimeout(timer);
  }, [resumed]);

  return {
    resumed,
    toTop: () => {
      setResumed(false);
      window.scrollTo({ top: 0 });
    },
  };
}

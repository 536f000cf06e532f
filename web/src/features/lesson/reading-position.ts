import { type RefObject, useEffect, useRef, useState } from 'react';
import { isWorth, newest, type ReadingPosition, readingPositions } from '../../device/reading-positions.ts';

/** How long the page says that it has brought the reader back, milliseconds. */
const shownFor = 10_000;
/** A scroll is written down when it has rested this long, milliseconds. */
const rest = 250;
/** A page that stands this near to where it was put has not been moved by its reader, CSS pixels. */
const still = 8;

function partOf(article: HTMLElement): number {
  const { top, height } = article.getBoundingClientRect();
  return height === 0 ? 0 : Math.min(1, Math.max(0, -top / height));
}

interface ReadingPositionOptions {
  /** Where the reader stopped by the server's word, from whichever device; undefined: nowhere, or not known yet. */
  readonly elsewhere: ReadingPosition | undefined;
  /** Told where the reader is, whenever they rest, and when they leave. */
  readonly onRest: (part: number, leaving: boolean) => void;
  /** Whether the text stood there before the site did: somebody who is not at its top has started to read. */
  readonly wasThere: boolean;
}

/**
 * Brings a reader back to where they stopped in a lesson, and notes where they are.
 * @param lesson name of the lesson, the same in every visit
 * @param article holds the lesson's text
 * @returns whether they were brought back, and a way to the top
 */
export function useReadingPosition(
  lesson: string,
  article: RefObject<HTMLElement | null>,
  { elsewhere, onRest, wasThere }: ReadingPositionOptions,
) {
  const [resumed, setResumed] = useState(false);
  /** Where the page was put; what is elsewhere then is its reader's doing. */
  const put = useRef<number | null>(wasThere ? 0 : null);
  const onRestRef = useRef(onRest);
  onRestRef.current = onRest;
  const at = elsewhere?.at;

  useEffect(() => {
    const element = article.current;
    if (!element || (put.current !== null && Math.abs(window.scrollY - put.current) > still)) return;
    const part = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const place = newest(readingPositions.get(lesson), elsewhere);
    // Who comes by a link to a part wants that part.
    if (part) part.scrollIntoView({ behavior: 'instant' });
    else if (place && isWorth(place)) {
      const { top, height } = element.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top + place.part * height, behavior: 'instant' });
      setResumed(true);
    }
    put.current = window.scrollY;
    // The server's word may come later than the text; `at` is what tells one of its words from another.
  }, [lesson, article, at]);

  useEffect(() => {
    const element = article.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (leaving: boolean) => {
      const part = partOf(element);
      readingPositions.set(lesson, part);
      onRestRef.current(part, leaving);
    };
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(() => note(false), rest);
    };
    const leave = () => note(true);
    const hidden = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', leave);
    // Who has started to read before the site was there has scrolled already.
    if (put.current !== null && Math.abs(window.scrollY - put.current) > still) scrolled();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', leave);
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

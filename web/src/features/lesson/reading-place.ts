import { type RefObject, useEffect, useState } from 'react';
import type { DeviceKey } from '../../api/kept-on-device.ts';

const storageKey: DeviceKey = 'lessonPlaces';
/** The oldest places are forgotten beyond this many. */
const kept = 60;
/** Nearer to the top or the end than this, there is nothing to come back to; parts of the lesson's height. */
const margin = 0.06;
/** How long the page says that it has brought the reader back, milliseconds. */
const shownFor = 10_000;
/** A scroll is written down when it has rested this long, milliseconds. */
const rest = 250;

type Places = Readonly<Record<string, number>>;

function readPlaces(): Places {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Places) : {};
  } catch {
    return {};
  }
}

/** Where a reader stopped in each lesson, as a part of its height, so that it holds on any screen. */
export const lessonPlaces = {
  get(lesson: string): number | undefined {
    const place = readPlaces()[lesson];
    return typeof place === 'number' && place > 0 && place < 1 ? place : undefined;
  },
  set(lesson: string, place: number): void {
    const { [lesson]: _, ...others } = readPlaces();
    const worth = place > margin && place < 1 - margin;
    const entries = [...Object.entries(others), ...(worth ? [[lesson, place] as const] : [])];
    try {
      localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries.slice(-kept))));
    } catch {
      // Without storage the place is not remembered; reading works all the same.
    }
  },
};

function placeOf(article: HTMLElement): number {
  const { top, height } = article.getBoundingClientRect();
  return height === 0 ? 0 : -top / height;
}

/**
 * Brings a reader back to where they stopped in a lesson, and notes where they are.
 * @param lesson name of the lesson, the same in every visit
 * @param article holds the lesson's text
 * @returns whether they were brought back, and a way to the top
 */
export function useReadingPlace(lesson: string, article: RefObject<HTMLElement | null>) {
  const [resumed, setResumed] = useState(false);

  useEffect(() => {
    const element = article.current;
    if (!element) return undefined;
    const place = lessonPlaces.get(lesson);
    // Who comes by a link to a part wants that part.
    const part = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (part) part.scrollIntoView({ behavior: 'instant' });
    else if (place !== undefined) {
      const { top, height } = element.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top + place * height, behavior: 'instant' });
      setResumed(true);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => lessonPlaces.set(lesson, placeOf(element));
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(note, rest);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', note);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', note);
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

import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { useEffect, useRef } from 'react';
import { useEnrolmentCalls } from '../../api/enrolment-calls.ts';
import type { ReadingPosition } from '../../device/reading-positions.ts';

/** Who is in a lesson for this long is there, milliseconds: leafing through tells nothing. */
const arrival = 1000;
/** While somebody reads the school is told no more often than this, milliseconds. */
const pause = 15_000;
/** A smaller way than this is not told; parts of the lesson's text. */
const step = 0.02;

/** What is told, one after the other: the last word counts, and must be the last to arrive. */
let telling: Promise<void> = Promise.resolve();

/**
 * Tells the school where a student is in a lesson, so that their other devices go on there.
 * @param enrolment undefined: they do not have the course, or it is not known yet; then nothing is told
 * @returns where they stopped by the school's word, and what takes where they are now
 */
export function useKeptPosition(courseId: string, lessonId: string, enrolment: Enrolment | undefined) {
  const { keepPlace } = useEnrolmentCalls();
  const here = useRef(0);
  const lastSent = useRef<ReadingPosition | null>(null);
  const joined = enrolment !== undefined;
  const send = useRef<() => void>(() => undefined);
  send.current = () => {
    const part = Math.round(here.current * 1000) / 1000;
    lastSent.current = { part, at: Date.now() };
    telling = telling.then(() => keepPlace(courseId, lessonId, part));
  };

  useEffect(() => {
    if (!joined) return undefined;
    const timer = setTimeout(() => send.current(), arrival);
    return () => {
      clearTimeout(timer);
      // The lesson has gone from the page: what was not worth telling while they read is told now.
      if (lastSent.current && Math.abs(here.current - lastSent.current.part) > step) send.current();
    };
  }, [joined]);

  const place = enrolment?.place;
  const elsewhere: ReadingPosition | undefined =
    place?.lessonId === lessonId ? { part: place.part, at: Date.parse(place.at) } : undefined;
  return {
    elsewhere,
    tell(part: number, leaving: boolean): void {
      here.current = part;
      const last = lastSent.current;
      if (!joined || !last || Math.abs(part - last.part) <= step) return;
      if (leaving || Date.now() - last.at >= pause) send.current();
    },
  };
}

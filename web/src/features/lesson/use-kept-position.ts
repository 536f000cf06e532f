import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { useEffect, useRef } from 'react';
import { useEnrolmentCalls } from '../../api/enrolment-calls.ts';
import type { ReadingPosition } from '../../device/reading-positions.ts';

/** The first position is sent after this long, milliseconds: leafing through lessons sends nothing. */
const arrival = 1000;
/** While somebody reads, positions are sent no more often than this, milliseconds. */
const pause = 60_000;
/** A smaller change of position is not sent; as a fraction of the lesson's text. */
const step = 0.02;

/** Sends one position after the other: the last one counts, so it must arrive last. */
let telling: Promise<void> = Promise.resolve();

/**
 * Sends a student's reading position to the school, so that their other devices continue there.
 * @param enrolment undefined: not joined, or not known yet; then nothing is sent
 * @returns where they stopped according to the school, and a function that takes their current position
 */
export function useKeptPosition(courseId: string, lessonId: string, enrolment: Enrolment | undefined) {
  const { keepPosition } = useEnrolmentCalls();
  const here = useRef(0);
  const lastSent = useRef<ReadingPosition | null>(null);
  const joined = enrolment !== undefined;
  const send = useRef<() => void>(() => undefined);
  send.current = () => {
    const part = Math.round(here.current * 1000) / 1000;
    lastSent.current = { part, at: Date.now() };
    telling = telling.then(() => keepPosition(courseId, lessonId, part));
  };

  useEffect(() => {
    if (!joined) return undefined;
    const timer = setTimeout(() => send.current(), arrival);
    return () => {
      clearTimeout(timer);
      // The reader leaves the lesson: a change that had to wait while they read is sent now.
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

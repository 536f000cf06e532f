import { deviceValue, jsonIn } from './device-value.ts';

/** The oldest places are forgotten beyond this many. */
const maxPositions = 60;
/** Nearer to the top or the end than this, there is nothing to come back to; parts of the lesson's height. */
const margin = 0.06;

/** Where a reader stopped in a lesson: which part of its text lay above the window, 0 to 1, so that it holds on any screen. */
export interface ReadingPosition {
  readonly part: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const positions = deviceValue('lessonPlaces', (text) => {
  const value = jsonIn(text);
  return (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
});

/** Whether a place is worth being brought back to. */
export function isWorth({ part }: Pick<ReadingPosition, 'part'>): boolean {
  return part > margin && part < 1 - margin;
}

/** The places that this device remembers, by lesson. */
export const readingPositions = {
  get(lesson: string): ReadingPosition | undefined {
    const place = positions.get()[lesson] as Partial<ReadingPosition> | null | undefined;
    return typeof place?.part === 'number' && typeof place.at === 'number'
      ? { part: place.part, at: place.at }
      : undefined;
  },
  /** The lessons of all places, the last noted first. */
  lessons: (): string[] => Object.keys(positions.get()).reverse(),
  set(lesson: string, part: number): void {
    const { [lesson]: _, ...others } = positions.get();
    const entries = [...Object.entries(others), [lesson, { part, at: Date.now() }] as const];
    positions.set(Object.fromEntries(entries.slice(-maxPositions)));
  },
};

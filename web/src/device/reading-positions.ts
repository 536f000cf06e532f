import type { DeviceKey } from './local-storage.ts';

const storageKey: DeviceKey = 'lessonPlaces';
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

type Positions = Readonly<Record<string, unknown>>;

function readPositions(): Positions {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Positions) : {};
  } catch {
    return {};
  }
}

/** Whether a place is worth being brought back to. */
export function isWorth({ part }: Pick<ReadingPosition, 'part'>): boolean {
  return part > margin && part < 1 - margin;
}

/** The places that this device remembers, by lesson. */
export const readingPositions = {
  get(lesson: string): ReadingPosition | undefined {
    const place = readPositions()[lesson] as Partial<ReadingPosition> | null | undefined;
    return typeof place?.part === 'number' && typeof place.at === 'number'
      ? { part: place.part, at: place.at }
      : undefined;
  },
  /** The lessons of all places, the last noted first. */
  lessons: (): string[] => Object.keys(readPositions()).reverse(),
  set(lesson: string, part: number): void {
    const { [lesson]: _, ...others } = readPositions();
    const entries = [...Object.entries(others), [lesson, { part, at: Date.now() }] as const];
    try {
      localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries.slice(-maxPositions))));
    } catch {
      // Without storage the place is not remembered; reading works all the same.
    }
  },
};

import { deviceValue, recordIn } from './device-value.ts';

/** The oldest are removed beyond this many. */
const maxPositions = 60;
/** As a fraction of the lesson's height: positions this near to the top or the end are not restored. */
const margin = 0.06;

/** The fraction of the lesson above the window, 0 to 1, so that it holds on any screen. */
export interface ReadingPosition {
  readonly part: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const positions = deviceValue('lessonPlaces', recordIn);

export function isWorth({ part }: Pick<ReadingPosition, 'part'>): boolean {
  return part > margin && part < 1 - margin;
}

export const readingPositions = {
  get(lesson: string): ReadingPosition | undefined {
    const place = positions.get()[lesson] as Partial<ReadingPosition> | null | undefined;
    return typeof place?.part === 'number' && typeof place.at === 'number'
      ? { part: place.part, at: place.at }
      : undefined;
  },
  lessons: (): string[] => Object.keys(positions.get()).reverse(),
  set(lesson: string, part: number): void {
    const { [lesson]: _, ...others } = positions.get();
    const entries = [...Object.entries(others), [lesson, { part, at: Date.now() }] as const];
    positions.set(Object.fromEntries(entries.slice(-maxPositions)));
  },
};

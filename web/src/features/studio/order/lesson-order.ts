import type { StudioEntry } from '@pathshala/contract/studio/items';

/** A lesson and its place in the course: the one in its draft, or else the one in the published outline. */
export interface PlacedLesson {
  readonly entry: StudioEntry;
  /** From 1; undefined: a new lesson, which comes last. */
  readonly place: number | undefined;
}

const last = Number.MAX_SAFE_INTEGER;

/**
 * The lessons of a course in order.
 * @param outline ids of the published lessons, in the published order
 */
export function inTheirOrder(entries: readonly StudioEntry[], outline: readonly string[]): PlacedLesson[] {
  const known = new Map(outline.map((id, at) => [id, at + 1]));
  return entries
    .map((entry) => ({ entry, place: entry.order ?? known.get(entry.id.split('~')[1] ?? '') }))
    .sort((a, b) => (a.place ?? last) - (b.place ?? last) || (a.entry.id < b.entry.id ? -1 : 1));
}

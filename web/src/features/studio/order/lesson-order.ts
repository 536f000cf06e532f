import type { StudioEntry } from '@pathshala/contract/studio/items';

/** A lesson, and the place in its course that its text asks for: where it says none, the one that readers know. */
export interface PlacedLesson {
  readonly entry: StudioEntry;
  /** From 1; undefined: a new lesson, which comes last. */
  readonly place: number | undefined;
}

const last = Number.MAX_SAFE_INTEGER;

/**
 * The lessons of a course in their order.
 * @param outline ids of the lessons that readers have, in the order that they have
 */
export function inTheirOrder(entries: readonly StudioEntry[], outline: readonly string[]): PlacedLesson[] {
  const known = new Map(outline.map((id, at) => [id, at + 1]));
  return entries
    .map((entry) => ({ entry, place: entry.order ?? known.get(entry.id.split('~')[1] ?? '') }))
    .sort((a, b) => (a.place ?? last) - (b.place ?? last) || (a.entry.id < b.entry.id ? -1 : 1));
}

/** What has to be written so that the lessons are in an order: those that ask for another place by now. */
export function placesToWrite(
  lessons: readonly PlacedLesson[],
  ids: readonly string[],
): { readonly id: string; readonly order: number }[] {
  const places = new Map(lessons.map(({ entry, place }) => [entry.id, place]));
  return ids.map((id, at) => ({ id, order: at + 1 })).filter(({ id, order }) => places.get(id) !== order);
}

import type { CardRecord } from '@pathshala/content/records';
import { catalogueCollections } from '@pathshala/contract/collections';
import { lessonItemId, lessonParts } from '@pathshala/contract/studio';
import type { StudioKind } from '@pathshala/contract/studio-fields';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { itemKey, type ManifestRecord } from '../firestore/studio-records.ts';

/** What somebody has published or taken back since the seed, which the seed leaves as it is. */
export interface Edited {
  readonly has: (kind: StudioKind, id: string) => boolean;
  /** Whether a document of the catalogue shows anything of it; lists are merged instead. */
  readonly isKept: (path: string) => boolean;
}

/**
 * @param but keys of items that are to be as in the files again
 */
export async function readEdited(
  db: Firestore,
  { items }: ManifestRecord,
  but: ReadonlySet<string>,
): Promise<Edited> {
  const taken = await collections.drafts(db).where('state', '==', 'unpublished').select('kind', 'id').get();
  const published = Object.entries(items).flatMap(([kind, own]) =>
    Object.entries(own).flatMap(([id, { seed }]) =>
      seed === undefined ? [itemKey(kind as StudioKind, id)] : [],
    ),
  );
  const keys = new Set([...taken.docs.map(({ id }) => id), ...published].filter((key) => !but.has(key)));
  const courses = new Set(
    [...keys].flatMap((key) => {
      const [kind, id = ''] = split(key);
      return kind === 'courses' ? [id] : kind === 'lessons' ? [lessonParts(id)?.courseId ?? ''] : [];
    }),
  );
  return {
    has: (kind, id) => keys.has(itemKey(kind, id)),
    isKept: (path) => {
      const [collection, id = '', , lesson] = path.split('/');
      if (collection !== catalogueCollections.courses) return false;
      // A course shows its lessons, so it is kept with any of them.
      if (lesson === undefined) return courses.has(id);
      return keys.has(itemKey('lessons', lessonItemId(id, lesson.split('.')[0] ?? '')));
    },
  };
}

function split(key: string): [kind: string, id: string] {
  const at = key.indexOf('~');
  return [key.slice(0, at), key.slice(at + 1)];
}

/**
 * A list in which the seed has the courses that it may write, and editors theirs.
 * @param seeded as the files have it
 * @param stored as readers have it now
 * @param isKept whether a course is the editors'
 */
export function mergedList(
  seeded: readonly CardRecord[],
  stored: readonly CardRecord[],
  isKept: (courseId: string) => boolean,
): CardRecord[] {
  const kept = new Map(stored.filter(({ _id }) => isKept(_id)).map((card) => [card._id, card]));
  const own = seeded.flatMap((card) => (isKept(card._id) ? (kept.get(card._id) ?? []) : [card]));
  const placed = new Set(own.map(({ _id }) => _id));
  for (const [id, card] of kept) {
    if (placed.has(id)) continue;
    const at = stored.findIndex(({ _id }) => _id === id);
    own.splice(Math.min(at, own.length), 0, card);
  }
  return own;
}

import { courseIdOf, isStudioKind } from '@pathshala/content/kinds/all-kinds';
import type { CardRecord } from '@pathshala/content/records';
import { catalogueCollections } from '@pathshala/contract/content/collections';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { lessonItemId } from '@pathshala/contract/studio/items';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { itemKey, type ManifestItems } from '../firestore/studio-records.ts';

/** Items edited since the last seed, which the seed must not change. */
export interface Edited {
  readonly has: (kind: StudioKind, id: string) => boolean;
  /** Whether a catalogue document shows an edited item; lists are merged instead. */
  readonly isKept: (path: string) => boolean;
}

/** @param but keys of items to overwrite from the files */
export async function readEdited(
  db: Firestore,
  items: ManifestItems,
  but: ReadonlySet<string>,
): Promise<Edited> {
  const isTaken = ['unpublished', 'archived'] as const;
  const taken = await collections.drafts(db).where('state', 'in', isTaken).select('kind', 'id').get();
  const published = Object.entries(items).flatMap(([kind, own]) =>
    Object.entries(own).flatMap(([id, { seed }]) =>
      seed === undefined ? [itemKey(kind as StudioKind, id)] : [],
    ),
  );
  const keys = new Set([...taken.docs.map(({ id }) => id), ...published].filter((key) => !but.has(key)));
  const courses = new Set(
    [...keys].flatMap((key) => {
      const [kind, id] = split(key);
      return isStudioKind(kind) ? (courseIdOf({ kind, id }) ?? []) : [];
    }),
  );
  return {
    has: (kind, id) => keys.has(itemKey(kind, id)),
    isKept: (path) => {
      const [collection, id = '', , lesson] = path.split('/');
      if (collection !== catalogueCollections.courses) return false;
      // A course shows its lessons, so an edited lesson protects it.
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
 * Merges the seed's order of lessons with the editors'. What only one of them has comes last.
 * @param isKept whether the course was edited: then its order is the editors'
 */
export function mergedOrder(
  seeded: readonly string[],
  stored: readonly string[],
  isKept: boolean,
): readonly string[] {
  return [...new Set(isKept ? [...stored, ...seeded] : [...seeded, ...stored])];
}

/**
 * Merges the seed's courses of a list with the editors'. Once editors have changed a list, its order is theirs too; new
 * courses of the files go after those they follow there.
 * @param seeded from the files
 * @param stored as published
 * @param isKept whether a course was edited
 */
export function mergedList(
  seeded: readonly CardRecord[],
  stored: readonly CardRecord[],
  isKept: (courseId: string) => boolean,
): CardRecord[] {
  if (!stored.some(({ _id }) => isKept(_id))) return seeded.filter(({ _id }) => !isKept(_id));
  const inFiles = new Map(seeded.map((card) => [card._id, card]));
  const merged = stored.flatMap((card) => (isKept(card._id) ? card : (inFiles.get(card._id) ?? [])));
  for (const [at, card] of seeded.entries()) {
    if (isKept(card._id) || merged.some(({ _id }) => _id === card._id)) continue;
    const before = merged.findIndex(({ _id }) => _id === seeded[at - 1]?._id);
    merged.splice(at === 0 || before >= 0 ? before + 1 : merged.length, 0, card);
  }
  return merged;
}

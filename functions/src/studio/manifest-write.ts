import { lessonParts } from '@pathshala/contract/studio';
import type { StudioKind } from '@pathshala/contract/studio-fields';
import { type DocumentSnapshot, FieldPath, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { manifestIn } from '../domain/manifest.ts';
import { unchanged } from '../firestore/compare-and-set.ts';
import type { ManifestEntry, ManifestRecord } from '../firestore/studio-records.ts';
import type { ItemName } from './items.ts';

function without(items: ManifestRecord['items'], kind: StudioKind, id: string) {
  const { [id]: _, ...others } = items[kind] ?? {};
  return others;
}

/**
 * Notes in the manifest that an item is published or gone, on the condition that nothing else was since it was read: so
 * one change comes after another.
 * @param entry undefined: it is gone
 * @returns the manifest as it is then
 */
export function changeManifest(
  batch: WriteBatch,
  snapshot: DocumentSnapshot,
  { kind, id }: ItemName,
  entry: ManifestEntry | undefined,
): ManifestRecord {
  const before = manifestIn(snapshot);
  const revision = before.revision + 1;
  const others = without(before.items, kind, id);
  const items = { ...before.items, [kind]: entry ? { ...others, [id]: entry } : others };
  const course = kind === 'lessons' ? courseShowing(before, id) : undefined;
  if (course) items.courses = { ...items.courses, [course.id]: course.entry };
  const after: ManifestRecord = { revision, items };
  if (!snapshot.exists) {
    batch.create(snapshot.ref, after);
    return after;
  }
  const changed: [FieldPath, unknown][] = [[new FieldPath('items', kind, id), entry ?? FieldValue.delete()]];
  if (course) changed.push([new FieldPath('items', 'courses', course.id), course.entry]);
  batch.update(snapshot.ref, 'revision', revision, ...changed.flat(), unchanged(snapshot));
  return after;
}

/** A course that readers see shows its lessons, so with one of them it is another. */
function courseShowing({ items }: ManifestRecord, lesson: string) {
  const id = lessonParts(lesson)?.courseId ?? '';
  const entry = items.courses?.[id];
  return entry && { id, entry: { ...entry, lessons: (entry.lessons ?? 0) + 1 } };
}

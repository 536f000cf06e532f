import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';

/** A course's position in its published list. */
export interface ListPosition {
  readonly list: ListName;
  /** From 1. */
  readonly place: number;
}

/** Positions of published courses, by id. */
export async function readListPositions(db: Firestore): Promise<ReadonlyMap<string, ListPosition>> {
  const { docs } = await collections.catalogue(db).get();
  return new Map(
    docs.flatMap((one) => {
      const { list, courses } = one.data();
      return courses.map(({ _id }, at) => [_id, { list, place: at + 1 }] as const);
    }),
  );
}

/**
 * The current position of a course, after later insertions.
 * @param fields as published
 */
export async function withPresentPosition(
  db: Firestore,
  id: string,
  fields: StudioFields,
): Promise<StudioFields> {
  if (fields.place === undefined) return fields;
  const list = (
    await collections
      .catalogue(db)
      .doc(fields.list as ListName)
      .get()
  ).data();
  const at = list?.courses.findIndex(({ _id }) => _id === id) ?? -1;
  return at < 0 ? fields : { ...fields, place: at + 1 };
}

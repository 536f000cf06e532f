import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '@pathshala/contract/site/region';
import { kebab } from '@pathshala/contract/text/encodings';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import type { InnerKept, Kept, Removal } from './kept.ts';
import { ofLearning } from './learning-records.ts';
import { aboutPeople, type RetentionJobRecord } from './people-records.ts';
import { ofSchool } from './studio-records.ts';

/** Every collection: how its documents end, and which personal data they have. */
export const allKept = { ...ofSchool, ...aboutPeople, ...ofLearning } as const;

type AllKept = typeof allKept;
export type CollectionName = keyof AllKept;

type Opened<Row> =
  Row extends InnerKept<infer Entry>
    ? (db: Firestore, parent: string) => CollectionReference<Entry>
    : Row extends Kept<infer Entry>
      ? (db: Firestore) => CollectionReference<Entry>
      : never;

const rows = Object.entries<Kept>(allKept) as [CollectionName, Kept][];

/** Typed without validation: only this code writes. */
export const collections = Object.fromEntries(
  rows.map(([name, { below }]) => [
    name,
    (db: Firestore, parent?: string) =>
      db.collection(below ? `${below}/${parent}/${name}` : name).withConverter({
        toFirestore: (record: object) => record as DocumentData,
        fromFirestore: (snapshot) => snapshot.data(),
      }),
  ]),
) as { readonly [Name in CollectionName]: Opened<AllKept[Name]> };

/** All documents of that name, also of one that lies inside others. */
export function everyIn(db: Firestore, name: CollectionName): Query {
  const { below }: Kept = allKept[name];
  return below ? db.collectionGroup(name) : db.collection(name);
}

type RemovalBy<By> = Extract<Removal, { readonly by: By }>;

export function removedBy<By extends Removal['by']>(
  by: By,
): { name: CollectionName; removal: RemovalBy<By> }[] {
  const isSo = (removal: Removal | undefined): removal is RemovalBy<By> => removal?.by === by;
  return rows.flatMap(([name, { ends }]) => ends.filter(isSo).map((removal) => ({ name, removal })));
}

export function isContentId(text: string): boolean {
  return text.length <= 100 && kebab.test(text);
}

export function personalId(uid: string, courseId: string): string {
  return `${uid}_${courseId}`;
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** @throws Error where documents are kept for different times */
export function keptDays(name: CollectionName): number {
  const { removal } = removedBy('firestore').find((one) => one.name === name) ?? {};
  if (removal?.days === undefined) throw new Error(`${name} has no fixed number of days.`);
  return removal.days;
}

export function expiryOf(name: CollectionName, at: Timestamp): Timestamp {
  return Timestamp.fromMillis(at.toMillis() + keptDays(name) * dayMs);
}

/** Readers leave out anything older, whether or not it has been removed. @param now milliseconds since 1970 */
export function keptSince(name: CollectionName, now: number): Timestamp {
  return Timestamp.fromMillis(now - keptDays(name) * dayMs);
}

export function retentionJob(db: Firestore): DocumentReference<RetentionJobRecord> {
  return collections.jobs(db).doc('retention');
}

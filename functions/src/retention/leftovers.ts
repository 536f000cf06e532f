import type { Auth } from 'firebase-admin/auth';
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { closeAccount } from '../domain/close-account.ts';
import { deletedPerson } from '../domain/personal-data.ts';
import type { CollectionName } from '../firestore/collections.ts';
import { collectionOf } from './collection-of.ts';
import { day } from './outdated.ts';

/** More than this are not leftovers: somebody restored data without its accounts. */
const maxInARun = 50;
/** Auth's maximum per call. */
const maxAtOnce = 100;

interface Row {
  readonly name: CollectionName;
  /** Field with the write time. */
  readonly field: string;
  /** Field or id with the owner. */
  readonly people: readonly string[];
}

/** Collections of new personal data, by uid in id or field. */
const rows: readonly Row[] = [
  { name: 'users', field: 'createdAt', people: [] },
  { name: 'consents', field: 'statedAt', people: [] },
  { name: 'weekLinks', field: 'at', people: [] },
  { name: 'enrolments', field: 'enrolledAt', people: ['uid'] },
  { name: 'waitingList', field: 'at', people: ['uid'] },
  { name: 'practiceLogs', field: 'day', people: ['uid'] },
  { name: 'practiceSessions', field: 'at', people: ['uid'] },
  { name: 'payments', field: 'at', people: ['uid'] },
  { name: 'classrooms', field: 'changedAt', people: ['teacher', 'pupils'] },
  { name: 'drafts', field: 'at', people: ['by', 'teacher.uid'] },
  { name: 'previews', field: 'at', people: ['by'] },
  { name: 'publishRequests', field: 'at', people: ['by', 'returned.by'] },
  { name: 'presence', field: 'at', people: ['uid'] },
];

async function peopleOf(db: Firestore, { name, field, people }: Row, since: Timestamp): Promise<string[]> {
  // Days that are only compared are stored as text.
  const from = field === 'day' ? since.toDate().toISOString().slice(0, 10) : since;
  const found = collectionOf(db, name).where(field, '>=', from);
  const { docs } = await found.select(...people).get();
  return docs.flatMap((one) =>
    people.length === 0 ? [one.id] : people.flatMap((path) => (one.get(path) as DocumentData) ?? []),
  ) as string[];
}

/**
 * Erases data of the last two days that belongs to no account. There should be none; this is a safety net.
 * @param now milliseconds since 1970
 * @returns number of people
 * @throws Error for suspiciously many, deleting nothing
 */
export async function removeLeftovers(
  { db, auth }: { readonly db: Firestore; readonly auth: Pick<Auth, 'getUsers'> },
  now: number,
): Promise<number> {
  const since = Timestamp.fromMillis(now - 2 * day);
  const found = await Promise.all(rows.map((row) => peopleOf(db, row, since)));
  const uids = [...new Set(found.flat())].filter((uid) => uid !== deletedPerson);
  const deletedUids: string[] = [];
  for (let at = 0; at < uids.length; at += maxAtOnce) {
    const batch = uids.slice(at, at + maxAtOnce);
    const { users } = await auth.getUsers(batch.map((uid) => ({ uid })));
    const there = new Set(users.map(({ uid }) => uid));
    deletedUids.push(...batch.filter((uid) => !there.has(uid)));
  }
  if (deletedUids.length > maxInARun)
    throw new Error(`${deletedUids.length} people have data and no account.`);
  for (const uid of deletedUids) await closeAccount(db, { uid });
  return deletedUids.length;
}

import type { Auth } from 'firebase-admin/auth';
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { closeAccount } from '../domain/close-account.ts';
import { deletedPerson } from '../domain/personal-data.ts';
import type { CollectionName } from '../firestore/collections.ts';
import { collectionOf } from './collection-of.ts';
import { day } from './outdated.ts';

/** More at once are no leftovers: somebody has put data back without its accounts. */
const maxInARun = 50;
/** As many as Auth tells of in one call. */
const maxAtOnce = 100;

interface Row {
  readonly name: CollectionName;
  /** When a document was written. */
  readonly field: string;
  /** Where it says whose it is. */
  readonly people: readonly string[];
}

/** Where something new of a person is written, under their uid or beside it. */
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
];

async function peopleOf(db: Firestore, { name, field, people }: Row, since: Timestamp): Promise<string[]> {
  // Days are kept as texts where they are only compared.
  const from = field === 'day' ? since.toDate().toISOString().slice(0, 10) : since;
  const found = collectionOf(db, name).where(field, '>=', from);
  const { docs } = await found.select(...people).get();
  return docs.flatMap((one) =>
    people.length === 0 ? [one.id] : people.flatMap((path) => (one.get(path) as DocumentData) ?? []),
  ) as string[];
}

/**
 * Removes what was written in the last two days of somebody who has no account. There should be nothing of the kind: what
 * is written and what is removed agree about it. So this is for what nobody has thought of.
 * @param now milliseconds since 1970
 * @returns of how many people there was something
 * @throws Error where there are so many that something else must be wrong; nothing is removed then
 */
export async function removeLeftovers(
  { db, auth }: { readonly db: Firestore; readonly auth: Pick<Auth, 'getUsers'> },
  now: number,
): Promise<number> {
  const since = Timestamp.fromMillis(now - 2 * day);
  const found = await Promise.all(rows.map((row) => peopleOf(db, row, since)));
  const uids = [...new Set(found.flat())].filter((uid) => uid !== deletedPerson);
  const gone: string[] = [];
  for (let at = 0; at < uids.length; at += maxAtOnce) {
    const asked = uids.slice(at, at + maxAtOnce);
    const { users } = await auth.getUsers(asked.map((uid) => ({ uid })));
    const there = new Set(users.map(({ uid }) => uid));
    gone.push(...asked.filter((uid) => !there.has(uid)));
  }
  if (gone.length > maxInARun) throw new Error(`${gone.length} people have data and no account.`);
  for (const uid of gone) await closeAccount(db, { uid });
  return gone.length;
}

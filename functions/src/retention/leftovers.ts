import { schoolDay } from '@pathshala/contract/site/region';
import type { Auth } from 'firebase-admin/auth';
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { dayMs } from '../core/utc-day.ts';
import { closeAccount } from '../domain/close-account.ts';
import { deletedPerson } from '../domain/personal-data.ts';
import type { CollectionName } from '../firestore/collections.ts';
import { pagesOf } from '../firestore/read-page.ts';
import { collectionOf, type IsOver } from './outdated.ts';

/** More than this are not leftovers: somebody restored data without its accounts. */
const maxInARun = 50;
/** Auth's maximum per call. */
const maxAtOnce = 100;
const pageSize = 1000;

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
  { name: 'inactiveAccounts', field: 'warnedAt', people: [] },
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
];

/** The people of each page of a collection's new documents. */
async function* peopleIn(db: Firestore, { name, field, people }: Row, since: Timestamp) {
  // Days that are only compared are stored as text.
  const from = field === 'day' ? schoolDay(since.toMillis()) : since;
  const query = collectionOf(db, name)
    .where(field, '>=', from)
    .orderBy(field)
    .select(field, ...people);
  for await (const { docs } of pagesOf(query, pageSize)) {
    yield docs.flatMap((one) =>
      people.length === 0 ? [one.id] : people.flatMap((path) => (one.get(path) as DocumentData) ?? []),
    ) as string[];
  }
}

/**
 * Erases data of the last two days that belongs to no account. There should be none; this is a safety net.
 * @param now milliseconds since 1970
 * @returns number of people, and of collections for which there was no time
 * @throws Error for suspiciously many, deleting nothing
 */
export async function removeLeftovers(
  { db, auth }: { readonly db: Firestore; readonly auth: Pick<Auth, 'getUsers'> },
  now: number,
  isOver: IsOver,
): Promise<{ removed: number; skipped: number }> {
  const since = Timestamp.fromMillis(now - 2 * dayMs);
  const asked = new Set([deletedPerson]);
  const gone: string[] = [];
  let skipped = 0;
  for (const row of rows) {
    for await (const uids of peopleIn(db, row, since)) {
      if (isOver()) {
        skipped += 1;
        break;
      }
      const unknown = [...new Set(uids)].filter((uid) => !asked.has(uid));
      for (const uid of unknown) asked.add(uid);
      gone.push(...(await goneAmong(auth, unknown)));
      if (gone.length > maxInARun) throw new Error(`${gone.length} people have data and no account.`);
    }
  }
  for (const uid of gone) await closeAccount(db, { uid });
  return { removed: gone.length, skipped };
}

async function goneAmong(auth: Pick<Auth, 'getUsers'>, uids: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  for (let at = 0; at < uids.length; at += maxAtOnce) {
    const page = uids.slice(at, at + maxAtOnce);
    const { users } = await auth.getUsers(page.map((uid) => ({ uid })));
    const there = new Set(users.map(({ uid }) => uid));
    gone.push(...page.filter((uid) => !there.has(uid)));
  }
  return gone;
}

import type { Presence } from '@pathshala/contract/studio/presence';
import { presenceLasts } from '@pathshala/contract/studio/presence';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import { itemKey, type PresenceRecord } from '../firestore/studio-records.ts';
import { requireEditor } from './access.ts';
import { readAuthors } from './authors.ts';
import { type ItemName, isItemId, timeText } from './items.ts';

/** More people are not counted, so that an answer has a price. */
const mostPeople = 20;

function ownRecord(db: Firestore, { kind, id }: ItemName, uid: string): DocumentReference<PresenceRecord> {
  return collections.presence(db).doc(`${itemKey(kind, id)}~${uid}`);
}

/**
 * Notes that the caller has an item open. Costs one write, a read for each person who has it open, and two more.
 * @param part the field in which they write; empty: none
 * @returns who else has it open, and the item's present ETag
 * @throws DomainError `not-found`, `forbidden`
 */
export async function notePresence(
  db: Firestore,
  caller: FreshCaller,
  name: ItemName,
  part: string,
): Promise<Presence> {
  await requireEditor(db, caller, name);
  const key = itemKey(name.kind, name.id);
  const now = Date.now();
  const at = Timestamp.fromMillis(now);
  const expiresAt = Timestamp.fromMillis(now + presenceLasts);
  const updateTime = await updateTimeOf(db, name);
  const batch = db.batch();
  const record = { item: key, uid: caller.uid, part, at, expiresAt };
  batch.set(ownRecord(db, name, caller.uid), record);
  await commitOf(db, caller.uid, batch);
  const { docs } = await collections.presence(db).where('item', '==', key).limit(mostPeople).get();
  // Firestore removes what has expired hours later.
  const others = docs
    .map((one) => one.data())
    .filter((one) => one.uid !== caller.uid && one.expiresAt.toMillis() > now);
  const authorOf = await readAuthors(
    db,
    caller,
    others.map(({ uid }) => uid),
  );
  return { updateTime, others: others.map((one) => ({ who: authorOf(one.uid), part: one.part })) };
}

/** Reads no texts. @throws DomainError `not-found` */
async function updateTimeOf(db: Firestore, { kind, id }: ItemName): Promise<string> {
  if (!isItemId(kind, id)) throw new DomainError('not-found');
  const key = itemKey(kind, id);
  const stored = [collections.drafts(db).doc(key), collections.published(db).doc(key)];
  const [draft, published] = await db.getAll(...stored, { fieldMask: ['at'] });
  const time = draft?.updateTime ?? published?.updateTime;
  if (!time) throw new DomainError('not-found');
  return timeText(time);
}

/** The caller has closed the item. */
export async function endPresence(db: Firestore, caller: FreshCaller, name: ItemName): Promise<void> {
  if (isItemId(name.kind, name.id)) await ownRecord(db, name, caller.uid).delete();
}

import type { Party } from '@pathshala/contract/accounts/user';
import type { EndedRequest, OpenRequest, PublishRequest, StudioItem } from '@pathshala/contract/studio/items';
import { type DocumentReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { type Page, readPage } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey, type PublishRequestRecord } from '../firestore/studio-records.ts';
import { commitOf, retryOnConflict, unchanged } from '../firestore/writes.ts';
import { noteAudit } from '../people/audit.ts';
import { type Edit, type ItemName, mayPublish, readAuthors, readItem } from './items.ts';
import { readTitles } from './list.ts';

export function requestOf(db: Firestore, { kind, id }: ItemName): DocumentReference<PublishRequestRecord> {
  return collections.publishRequests(db).doc(itemKey(kind, id));
}

/** @throws DomainError `not-found`, or `conflict` if there is nothing to publish */
export async function askToPublish({ db, caller, name }: Edit, word: string): Promise<PublishRequest> {
  const { kind, id, item } = await readItem(db, name);
  if (item.state === 'live' || item.state === 'archived')
    throw new DomainError('conflict', { key: 'answers.nothingToPublish' });
  const at = Timestamp.now();
  const record: PublishRequestRecord = { kind, id, by: caller.uid, at, word, openSince: at };
  const batch = db.batch();
  batch.set(requestOf(db, name), record);
  noteAudit(db, batch, name, { actor: caller.uid, at, action: 'ask' });
  await commitOf(db, caller.uid, batch);
  return present(db, caller, record);
}

/** Idempotent. */
export async function withdrawRequest({ db, caller, name }: Edit): Promise<EndedRequest> {
  return retryOnConflict(async () => {
    const snapshot = await requestOf(db, name).get();
    if (!snapshot.exists) return { ended: false };
    const batch = db.batch();
    batch.delete(snapshot.ref, unchanged(snapshot));
    noteAudit(db, batch, name, { actor: caller.uid, at: Timestamp.now(), action: 'unask' });
    await commitOf(db, caller.uid, batch);
    return { ended: true };
  });
}

/** For admins. @throws DomainError `not-found` unless one is open */
export function returnRequest({ db, caller, name }: Edit, word: string): Promise<PublishRequest> {
  return retryOnConflict(async () => {
    const snapshot = await requestOf(db, name).get();
    const { openSince, ...before } = snapshot.data() ?? {};
    if (!openSince) throw new DomainError('not-found', { key: 'answers.noOpenRequest' });
    const at = Timestamp.now();
    const returned = { by: caller.uid, at, word };
    const batch = db.batch();
    batch.update(snapshot.ref, { returned, openSince: FieldValue.delete() }, unchanged(snapshot));
    noteAudit(db, batch, name, { actor: caller.uid, at, action: 'return' });
    await commitOf(db, caller.uid, batch);
    return present(db, caller, { ...(before as PublishRequestRecord), returned });
  });
}

/** Oldest first. */
export async function listRequests(db: Firestore, caller: FreshCaller, page: Page) {
  const all = collections.publishRequests(db);
  const { docs, more } = await readPage(all, all.orderBy('openSince'), 'openSince', page);
  const records = docs.map((one) => one.data());
  const uids = records.map(({ by }) => by);
  const [titles, authorOf] = await Promise.all([readTitles(db, records), readAuthors(db, caller, uids)]);
  const items = records.map((record): OpenRequest => {
    const { kind, id } = record;
    const title = titles.get(itemKey(kind, id)) ?? id;
    return { kind, id, title, ...presented(record, authorOf) };
  });
  return { items, next: more ? (docs.at(-1)?.id ?? null) : null };
}

/** An item as its editor opens it: with the request, and whether they may publish it themselves. */
export async function withRequest(edit: Edit, item: StudioItem): Promise<StudioItem> {
  const { db, caller, name } = edit;
  const [snapshot, publishes] = await Promise.all([requestOf(db, name).get(), mayPublish(edit)]);
  const record = snapshot.data();
  return {
    ...item,
    ...(publishes ? {} : { asks: true }),
    ...(record ? { request: await present(db, caller, record) } : {}),
  };
}

async function present(db: Firestore, caller: FreshCaller, record: PublishRequestRecord) {
  return presented(record, await readAuthors(db, caller, [record.by, record.returned?.by]));
}

const timeOf = (at: Timestamp) => at.toDate().toISOString();

function presented(
  { by, at, word, returned }: PublishRequestRecord,
  authorOf: (uid: string) => Party,
): PublishRequest {
  const answer = returned && { ...returned, by: authorOf(returned.by), at: timeOf(returned.at) };
  return { by: authorOf(by), at: timeOf(at), word, ...(answer ? { returned: answer } : {}) };
}

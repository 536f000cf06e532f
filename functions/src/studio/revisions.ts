import type { StudioItem, StudioPage, StudioRevision } from '@pathshala/contract/studio';
import { fitFields } from '@pathshala/contract/studio-fields';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { readPeople } from '../domain/people.ts';
import { collections } from '../firestore/collections.ts';
import { untilUnchanged } from '../firestore/compare-and-set.ts';
import { readPage } from '../firestore/read-page.ts';
import { itemKey, type RevisionRecord } from '../firestore/studio-records.ts';
import type { FreshCaller } from '../http/caller.ts';
import type { Page } from '../http/paging.ts';
import { ApiError } from '../http/problem.ts';
import { requireEditor } from './access.ts';
import { type ItemName, readItem, requireCondition, stateWith } from './items.ts';
import { changedDraft, itemAfter, noteAudit, putDraft } from './write.ts';

const revisionsOf = (db: Firestore, { kind, id }: ItemName) => collections.revisions(db, itemKey(kind, id));

/**
 * What readers saw of an item, the newest first.
 * @throws ApiError `not-found`, `forbidden`, `invalid-fields`
 */
export async function listRevisions(
  db: Firestore,
  caller: FreshCaller,
  name: ItemName,
  page: Page,
): Promise<StudioPage<StudioRevision>> {
  await requireEditor(db, caller, name);
  const { published, draft } = await readItem(db, name);
  const all = revisionsOf(db, name);
  const newest = all.orderBy('revision', 'desc').select('revision', 'by', 'at', 'note');
  const { docs, more } = await readPage(all, newest, 'revision', page);
  const records = docs.map((one) => one.data() as Omit<RevisionRecord, 'fields'>);
  const shown = published.data();
  // What came with the files is no document of its own before somebody publishes over it.
  if (shown && draft.data()?.revision === undefined && page.after === undefined) {
    records.push({ revision: shown.revision, at: shown.at, by: null, note: '' });
  }
  const people = await readPeople(
    db,
    records.flatMap(({ by }) => by ?? []),
  );
  const items = records.map(({ revision, at, by, note }): StudioRevision => {
    const who = by === null ? null : { _id: by, ...people.get(by) };
    return { revision, at: at.toDate().toISOString(), by: who, note };
  });
  return { items, next: more ? (docs.at(-1)?.id ?? null) : null };
}

/**
 * Makes an old text the draft. Of a text whose kind had other fields then, what fits today's is taken.
 * @param number of the revision
 * @param condition the header `If-Match`, which may be left out
 * @throws ApiError `not-found`, `forbidden`, `stale`
 */
export async function restoreRevision(
  db: Firestore,
  caller: FreshCaller,
  name: ItemName,
  number: string,
  condition: string | undefined,
): Promise<StudioItem> {
  await requireEditor(db, caller, name);
  return untilUnchanged(async () => {
    const known = await readItem(db, name);
    if (condition !== undefined) requireCondition(known, condition);
    const old = await findRevision(db, name, number);
    const shown = known.published.data();
    const source = old ?? (shown && String(shown.revision) === number ? shown : undefined);
    if (!source) throw new ApiError('not-found', 'There is no such revision.');
    const { fields } = fitFields(name.kind, source.fields);
    const at = Timestamp.now();
    const change = { fields, state: stateWith(fields, known), by: caller.uid, at, began: at };
    const record = changedDraft(known, change);
    const batch = db.batch();
    putDraft(batch, known, record);
    const { revision } = source;
    noteAudit(db, batch, name, { actor: caller.uid, at, action: 'restore', revision });
    const [written] = await batch.commit();
    return itemAfter(record, known.item.published, written?.writeTime);
  });
}

async function findRevision(db: Firestore, name: ItemName, number: string) {
  if (!/^[1-9]\d{0,6}$/.test(number)) return undefined;
  return (await revisionsOf(db, name).doc(number).get()).data();
}

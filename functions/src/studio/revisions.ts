import { fitFields } from '@pathshala/content/kinds/fields-of';
import type {
  StudioItem,
  StudioPage,
  StudioRevision,
  StudioRevisionText,
} from '@pathshala/contract/studio/items';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import type { Page } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import { readPage } from '../firestore/read-page.ts';
import { itemKey, type PublishedRecord, type RevisionRecord } from '../firestore/studio-records.ts';
import { commitOf, retryOnConflict } from '../firestore/writes.ts';
import { noteAudit } from '../people/audit.ts';
import { readAuthors, requireEditor } from './access.ts';
import { type ItemName, type KnownItem, readItem, requireCondition, stateWith } from './items.ts';
import { changedDraft, itemAfter, keepSession, putDraft } from './save.ts';

const revisionsOf = (db: Firestore, { kind, id }: ItemName) => collections.revisions(db, itemKey(kind, id));

/** Newest first. @throws DomainError `not-found`, `forbidden`, `invalid-fields` */
export async function listRevisions(
  db: Firestore,
  caller: FreshCaller,
  name: ItemName,
  page: Page,
): Promise<StudioPage<StudioRevision>> {
  await requireEditor(db, caller, name);
  const { published, draft } = await readItem(db, name);
  const all = revisionsOf(db, name);
  const newest = all.orderBy('at', 'desc').select('revision', 'by', 'at', 'note', 'state');
  const { docs, more } = await readPage(all, newest, 'at', page);
  const records = docs.map((one) => one.data() as Listed);
  // The seeded text becomes a revision when first overwritten.
  const shown = published.data();
  if (shown && draft.data()?.revision === undefined && !more) records.push(seededOf(shown));
  return { items: await shownAs(db, caller, records), next: more ? (docs.at(-1)?.id ?? null) : null };
}

type Listed = Omit<RevisionRecord, 'fields'>;

function seededOf({ revision, at, fields }: PublishedRecord): RevisionRecord {
  return { revision, at, fields, by: null, note: '' };
}

async function shownAs(
  db: Firestore,
  caller: FreshCaller,
  records: readonly Listed[],
): Promise<StudioRevision[]> {
  const authorOf = await readAuthors(
    db,
    caller,
    records.map(({ by }) => by),
  );
  return records.map(({ revision, at, by, note, state }): StudioRevision => {
    const who = by === null ? null : authorOf(by);
    return { revision, state: state ?? 'published', at: at.toDate().toISOString(), by: who, note };
  });
}

/** @throws DomainError `not-found`, `forbidden` */
export async function readRevision(
  db: Firestore,
  caller: FreshCaller,
  name: ItemName,
  number: string,
): Promise<StudioRevisionText> {
  await requireEditor(db, caller, name);
  const record = await findRevision(db, await readItem(db, name), number);
  const [revision] = await shownAs(db, caller, [record]);
  if (!revision) throw noSuchRevision();
  return { ...revision, fields: record.fields };
}

const noSuchRevision = () => new DomainError('not-found', 'This revision does not exist.');

/** As the draft, without outdated fields. @throws DomainError `not-found`, `forbidden`, `stale` */
export async function restoreRevision(
  db: Firestore,
  caller: FreshCaller,
  name: ItemName,
  number: string,
  condition: string | undefined,
): Promise<StudioItem> {
  await requireEditor(db, caller, name);
  return retryOnConflict(async () => {
    const known = await readItem(db, name);
    if (condition !== undefined) requireCondition(known, condition);
    const source = await findRevision(db, known, number);
    const fields = fitFields(name.kind, source.fields).fields;
    const at = Timestamp.now();
    const change = { fields, state: stateWith(fields, known), by: caller.uid, at, began: at };
    const record = changedDraft(known, change);
    const batch = db.batch();
    putDraft(batch, known, record);
    keepSession(db, batch, record);
    const { revision } = source;
    noteAudit(db, batch, name, { actor: caller.uid, at, action: 'restore', revision });
    const [written] = await commitOf(db, caller.uid, batch);
    return itemAfter(record, known.item.published, written?.writeTime);
  });
}

/** @throws DomainError `not-found` */
async function findRevision(db: Firestore, known: KnownItem, number: string): Promise<RevisionRecord> {
  const isNumber = /^[1-9]\d{0,14}$/.test(number);
  const record = isNumber ? (await revisionsOf(db, known).doc(number).get()).data() : undefined;
  if (record) return record;
  const shown = known.published.data();
  if (!shown || String(shown.revision) !== number) throw noSuchRevision();
  return seededOf(shown);
}

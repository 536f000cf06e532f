import { fitFields } from '@pathshala/content/kinds/fields-of';
import type {
  StudioItem,
  StudioPage,
  StudioRevision,
  StudioRevisionText,
} from '@pathshala/contract/studio/items';
import type { Firestore } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { type Page, readPage } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey, type PublishedRecord, type RevisionRecord } from '../firestore/studio-records.ts';
import { type Edit, type ItemName, type KnownItem, readAuthors, readItem, stateWith } from './items.ts';
import { changeItem, keepSession } from './save.ts';

const revisionsOf = (db: Firestore, { kind, id }: ItemName) => collections.revisions(db, itemKey(kind, id));

/** Newest first. @throws DomainError `not-found`, `invalid-fields` */
export async function listRevisions(edit: Edit, page: Page): Promise<StudioPage<StudioRevision>> {
  const { db, caller, name } = edit;
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

async function shownAs(db: Firestore, caller: FreshCaller, records: readonly Listed[]) {
  const uids = records.map(({ by }) => by);
  const authorOf = await readAuthors(db, caller, uids);
  return records.map(({ revision, at, by, note, state }): StudioRevision => {
    const who = by === null ? null : authorOf(by);
    return { revision, state: state ?? 'published', at: at.toDate().toISOString(), by: who, note };
  });
}

/** @throws DomainError `not-found` */
export async function readRevision({ db, caller, name }: Edit, number: string): Promise<StudioRevisionText> {
  const record = await findRevision(db, await readItem(db, name), number);
  const [revision] = await shownAs(db, caller, [record]);
  if (!revision) throw noSuchRevision();
  return { ...revision, fields: record.fields };
}

const noSuchRevision = () => new DomainError('not-found', 'This revision does not exist.');

/** As the draft, without outdated fields. @throws DomainError `not-found`, `stale` */
export async function restoreRevision(edit: Edit, number: string): Promise<StudioItem> {
  const { db, name } = edit;
  return changeItem(edit, async (known, at) => {
    const source = await findRevision(db, known, number);
    const { fields } = fitFields(name.kind, source.fields);
    return {
      change: { fields, state: stateWith(fields, known), began: at },
      audit: { action: 'restore', revision: source.revision },
      write: (batch, record) => keepSession(db, batch, record),
    };
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

import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import {
  type StudioEntry,
  type StudioPage,
  type StudioState,
  studioStates,
} from '@pathshala/contract/studio/items';
import { languages } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { wrongField } from '../core/domain-error.ts';
import { type Page, unknownAfter } from '../core/paging.ts';
import { manifestDocument, manifestIn } from '../domain/manifest.ts';
import { collections } from '../firestore/collections.ts';
import { type DraftRecord, itemKey, type ManifestRecord } from '../firestore/studio-records.ts';
import { visibleTo } from './access.ts';
import { readAuthors } from './authors.ts';
import { waitsIn } from './items.ts';
import { readListPositions } from './list-position.ts';

interface Row extends Omit<StudioEntry, 'by' | 'at'> {
  readonly uid?: string;
  /** Last change, milliseconds since 1970; 0: never. */
  readonly changed: number;
}

function filterOf(query: URLSearchParams): {
  readonly state: StudioState | undefined;
  readonly words: string[];
} {
  const text = query.get('state') || undefined;
  const state = studioStates.find((one) => one === text);
  if (text !== undefined && !state) {
    throw wrongField('state', 'request-faults.oneOf', { values: studioStates.join(', ') });
  }
  return { state, words: (query.get('q') ?? '').slice(0, 200).toLowerCase().split(/\s+/).filter(Boolean) };
}

/**
 * Editable items of a kind without fields, latest change first.
 * @param query `state`, `q`
 * @throws DomainError `forbidden`, `invalid-fields`
 */
export async function listItems(
  db: Firestore,
  caller: FreshCaller,
  kind: StudioKind,
  page: Page,
  query: URLSearchParams,
): Promise<StudioPage<StudioEntry>> {
  const { state, words } = filterOf(query);
  const isVisible = await visibleTo(db, caller, kind);
  const found = (await readRows(db, kind))
    .filter((row) => isVisible(row.id) && hasState(row, state) && hasAll(row, words))
    .sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1));
  const from = page.after === undefined ? 0 : found.findIndex(({ id }) => id === page.after) + 1;
  if (page.after !== undefined && from === 0) throw unknownAfter();
  const shown = found.slice(from, from + page.limit);
  const isLast = from + page.limit >= found.length;
  const items = await withPeople(db, caller, shown);
  return {
    items: allKinds[kind].listed ? await withPlaces(db, items) : items,
    next: isLast ? null : (shown.at(-1)?.id ?? null),
  };
}

/** Archived items are listed on request only. */
function hasState(row: Row, state: StudioState | undefined): boolean {
  return state === undefined ? row.state !== 'archived' : row.state === state;
}

function hasAll({ id, title }: Row, words: readonly string[]): boolean {
  const text = [id, ...languages.map((one) => textIn(title, one).text)].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Reads only the field shown in lists. */
type ListedDraft = Omit<DraftRecord, 'fields'> & { readonly fields?: { readonly order?: unknown } };

/** Drafts, and unedited items from the manifest. */
async function readRows(db: Firestore, kind: StudioKind): Promise<Row[]> {
  const first = collections.drafts(db).orderBy(FieldPath.documentId());
  const ofKind = first.startAt(itemKey(kind, '')).endAt(itemKey(kind, '\uf8ff'));
  const [drafts, manifest] = await Promise.all([
    ofKind.select('id', 'title', 'state', 'by', 'at', 'revision', 'teacher', 'fields.order').get(),
    manifestDocument(db).get(),
  ]);
  const published = manifestIn(manifest);
  const live: ManifestRecord['items'][StudioKind] = published.items[kind] ?? {};
  const worked = drafts.docs.map((one) => one.data() as ListedDraft);
  const ids = new Set(worked.map(({ id }) => id));
  const untouched = Object.entries(live).filter(([id]) => !ids.has(id));
  const rows = [
    ...worked.map((record) => rowOf(record, ownValue(live, record.id)?.revision)),
    ...untouched.map(
      ([id, { title, revision }]): Row => ({ id, title, revision, state: 'live', changed: 0 }),
    ),
  ];
  return rows.map((row) => ({ ...row, ...(row.id in live && waitsIn(published, { kind, id: row.id })) }));
}

function rowOf(
  { id, title, state, by, at, teacher, fields }: ListedDraft,
  revision: number | undefined,
): Row {
  return {
    ...{ id, title, state, uid: by, changed: at.toMillis() },
    ...(revision === undefined ? {} : { revision }),
    ...(typeof fields?.order === 'number' ? { order: fields.order } : {}),
    ...(teacher ? { teacher } : {}),
  };
}

async function withPlaces(db: Firestore, entries: readonly StudioEntry[]): Promise<StudioEntry[]> {
  const places = await readListPositions(db);
  return entries.map((one) => ({ ...one, ...places.get(one.id) }));
}

async function withPeople(db: Firestore, caller: FreshCaller, rows: readonly Row[]): Promise<StudioEntry[]> {
  const authorOf = await readAuthors(
    db,
    caller,
    rows.map(({ uid }) => uid),
  );
  return rows.map(({ uid, changed, ...row }) => ({
    ...row,
    by: uid === undefined ? null : authorOf(uid),
    at: changed === 0 ? null : new Date(changed).toISOString(),
  }));
}

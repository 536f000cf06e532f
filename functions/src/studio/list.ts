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
import { type CollectionReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { readItems } from '../content/manifest.ts';
import type { FreshCaller } from '../core/caller.ts';
import { wrongField } from '../core/domain-error.ts';
import { type Page, unknownAfter } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import { type DraftRecord, itemKey } from '../firestore/studio-records.ts';
import { readAuthors, visibleTo } from './access.ts';
import { waitsIn } from './items.ts';
import { readListPositions } from './order.ts';

/** The fields of an item that a list can be narrowed by. */
const narrowingNames = ['list', 'subject'] as const;
type Narrowing = Readonly<Partial<Record<(typeof narrowingNames)[number], string>>>;

function valuesOf(kind: StudioKind, name: keyof Narrowing): readonly string[] {
  const field = allKinds[kind].fields[name];
  return (field?.type === 'text' && field.values) || [];
}

interface Row extends Omit<StudioEntry, 'by' | 'at'> {
  /** As the draft says. */
  readonly narrowed?: Narrowing | undefined;
  readonly uid?: string;
  /** Last change, milliseconds since 1970; 0: never. */
  readonly changed: number;
}

interface Filter {
  readonly state: StudioState | undefined;
  readonly words: string[];
  readonly wants: Narrowing;
}

function filterOf(kind: StudioKind, query: URLSearchParams): Filter {
  const text = query.get('state') || undefined;
  const state = studioStates.find((one) => one === text);
  if (text !== undefined && !state) {
    throw wrongField('state', 'request-faults.oneOf', { values: studioStates.join(', ') });
  }
  const wants = Object.fromEntries(
    narrowingNames.flatMap((name) => {
      const value = query.get(name) || undefined;
      const values = valuesOf(kind, name);
      if (value !== undefined && !values.includes(value)) {
        throw wrongField(name, 'request-faults.oneOf', { values: values.join(', ') });
      }
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return {
    state,
    wants,
    words: plain((query.get('q') ?? '').slice(0, 200))
      .split(/\s+/)
      .filter(Boolean),
  };
}

/**
 * Editable items of a kind without fields, latest change first.
 * @param query `state`, `q`, `list`, `subject`
 * @throws DomainError `forbidden`, `invalid-fields`
 */
export async function listItems(
  db: Firestore,
  caller: FreshCaller,
  kind: StudioKind,
  page: Page,
  query: URLSearchParams,
): Promise<StudioPage<StudioEntry>> {
  const { state, words, wants } = filterOf(kind, query);
  const isVisible = await visibleTo(db, caller, kind);
  const isNarrowed = Object.keys(wants).length > 0;
  const found = (await readRows(db, kind, isNarrowed))
    .filter((row) => isVisible(row.id) && hasState(row, state) && hasAll(row, words) && isAmong(row, wants))
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

const isAmong = ({ narrowed }: Row, wants: Narrowing) =>
  narrowingNames.every((name) => wants[name] === undefined || narrowed?.[name] === wants[name]);

/** Letters such as ড় are written as one code point or as two. */
const plain = (text: string) => text.normalize('NFC').toLowerCase();

function hasAll({ id, title }: Row, words: readonly string[]): boolean {
  const text = plain([id, ...languages.map((one) => textIn(title, one).text)].join(' '));
  return words.every((word) => text.includes(word));
}

/** Reads only the fields shown in lists, and those that narrow them. */
type ListedDraft = Omit<DraftRecord, 'fields'> & {
  readonly fields?: Narrowing & { readonly order?: unknown };
};

const ofKind = <Item>(all: CollectionReference<Item>, kind: StudioKind) =>
  all.orderBy(FieldPath.documentId()).startAt(itemKey(kind, '')).endAt(itemKey(kind, '\uf8ff'));
const narrowingPaths = narrowingNames.map((name) => `fields.${name}`);

/** What published items can be narrowed by, by their ids: the manifest does not say. */
async function readNarrowing(db: Firestore, kind: StudioKind): Promise<ReadonlyMap<string, Narrowing>> {
  const { docs } = await ofKind(collections.published(db), kind)
    .select('id', ...narrowingPaths)
    .get();
  return new Map(
    docs.map((one) => [one.get('id') as string, (one.get('fields') as Narrowing | undefined) ?? {}]),
  );
}

/** Drafts, and unedited items from the manifest. */
async function readRows(db: Firestore, kind: StudioKind, isNarrowed: boolean): Promise<Row[]> {
  const shown = ['id', 'title', 'state', 'by', 'at', 'revision', 'teacher', 'fields.order'];
  const { parent } = allKinds[kind];
  const [drafts, published, narrowed] = await Promise.all([
    ofKind(collections.drafts(db), kind)
      .select(...shown, ...narrowingPaths)
      .get(),
    readItems(db, parent ? [kind, parent.kind as StudioKind] : [kind]),
    isNarrowed ? readNarrowing(db, kind) : new Map<string, Narrowing>(),
  ]);
  const live = published[kind] ?? {};
  const worked = drafts.docs.map((one) => one.data() as ListedDraft);
  const ids = new Set(worked.map(({ id }) => id));
  const untouched = Object.entries(live).filter(([id]) => !ids.has(id));
  const rows = [
    ...worked.map((record) => rowOf(record, ownValue(live, record.id)?.revision)),
    ...untouched.map(
      ([id, { title, revision }]): Row => ({
        ...{ id, title, revision, state: 'live', changed: 0 },
        narrowed: narrowed.get(id),
      }),
    ),
  ];
  return rows.map((row) => ({
    ...row,
    ...(ownValue(live, row.id) && waitsIn(published, { kind, id: row.id })),
  }));
}

function rowOf(
  { id, title, state, by, at, teacher, fields }: ListedDraft,
  revision: number | undefined,
): Row {
  return {
    ...{ id, title, state, uid: by, changed: at.toMillis(), narrowed: fields },
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
  return rows.map(({ uid, changed, narrowed: _, ...row }) => ({
    ...row,
    by: uid === undefined ? null : authorOf(uid),
    at: changed === 0 ? null : new Date(changed).toISOString(),
  }));
}

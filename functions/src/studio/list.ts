import { allKinds, type ItemName, isStudioKind } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import {
  type AuditEntry,
  lessonItemId,
  lessonParts,
  type StudioEntry,
  type StudioPage,
  type StudioState,
  studioStates,
} from '@pathshala/contract/studio/items';
import { languages } from '@pathshala/contract/text/languages';
import { type LocalText, textIn } from '@pathshala/contract/text/local-text';
import { type CollectionReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { readItems, recallItems } from '../content/manifest.ts';
import type { FreshCaller } from '../core/caller.ts';
import { requireOneOf } from '../core/domain-error.ts';
import { type Page, readPage, unknownAfter } from '../core/paging.ts';
import { collections, keptSince } from '../firestore/collections.ts';
import { type AuditRecord, type DraftRecord, itemKey } from '../firestore/studio-records.ts';
import { readPeople } from '../people/people.ts';
import { readAuthors, visibleTo, waitsIn } from './items.ts';

function itemsOf({ kind, id, course }: Pick<AuditRecord, 'kind' | 'id' | 'course'>): ItemName[] {
  return [
    ...(isStudioKind(kind) ? [{ kind, id }] : []),
    ...(course === undefined ? [] : [{ kind: 'courses' as const, id: course }]),
  ];
}

/** Newest first. @param now milliseconds since 1970 */
export async function listAudit(db: Firestore, page: Page, now = Date.now()) {
  const all = collections.audit(db);
  const kept = all.where('at', '>', keptSince('audit', now)).orderBy('at', 'desc');
  const { docs, more } = await readPage(all, kept, 'at', page);
  const records = docs.map((one) => one.data());
  const uids = records.flatMap(({ actor, kind, id }) => (kind === 'people' ? [actor, id] : [actor]));
  const [people, titles] = await Promise.all([
    readPeople(db, uids),
    readTitles(db, records.flatMap(itemsOf)),
  ]);
  const items = docs.map((one): AuditEntry => {
    const { at, actor, expiresAt: _, ...rest } = one.data();
    const title = isStudioKind(rest.kind) ? titles.get(itemKey(rest.kind, rest.id)) : undefined;
    const courseTitle = rest.course === undefined ? undefined : titles.get(itemKey('courses', rest.course));
    return {
      _id: one.id,
      at: at.toDate().toISOString(),
      actor: { _id: actor, ...people.get(actor) },
      ...rest,
      ...(title !== undefined && { title }),
      ...(courseTitle !== undefined && { courseTitle }),
      ...(rest.kind === 'people' && { subject: { _id: rest.id, ...people.get(rest.id) } }),
    };
  });
  return { items, next: more ? (docs.at(-1)?.id ?? null) : null };
}

/** By key; a draft's title before a published one's. */
export async function readTitles(db: Firestore, names: readonly ItemName[]) {
  const byKey = new Map(names.map((name) => [itemKey(name.kind, name.id), name]));
  if (byKey.size === 0) return new Map<string, LocalText>();
  const refs = [...byKey.keys()].map((key) => collections.drafts(db).doc(key));
  const [items, drafts] = await Promise.all([
    recallItems(db, [...new Set(names.map(({ kind }) => kind))]),
    db.getAll(...refs, { fieldMask: ['title'] }),
  ]);
  const written = new Map(drafts.map((one) => [one.id, one.get('title') as LocalText | undefined]));
  return new Map(
    [...byKey].flatMap(([key, { kind, id }]) => {
      const title = written.get(key) ?? ownValue(items[kind] ?? {}, id)?.title;
      return title === undefined ? [] : [[key, title] as const];
    }),
  );
}

interface Row extends Omit<StudioEntry, 'by' | 'at'> {
  readonly uid?: string;
  /** Last change, milliseconds since 1970; 0: never. */
  readonly changed: number;
}

interface Filter {
  readonly state: StudioState | undefined;
  readonly words: string[];
}

function filterOf(query: URLSearchParams): Filter {
  const state = query.get('state');
  return {
    state: state ? requireOneOf('state', state, studioStates) : undefined,
    words: plain((query.get('q') ?? '').slice(0, 200))
      .split(/\s+/)
      .filter(Boolean),
  };
}

/** Without fields, latest change first. @throws DomainError `forbidden`, `invalid-fields` */
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
  const courses = kind === 'lessons' ? shown.flatMap(({ id }) => lessonParts(id)?.courseId ?? []) : [];
  const courseIds = [...new Set(courses)];
  const uids = shown.map(({ uid }) => uid);
  const names = courseIds.map((id) => ({ kind: 'courses', id }) as const);
  const [authorOf, places, titles] = await Promise.all([
    readAuthors(db, caller, uids),
    readPlaces(db, kind, courseIds),
    readTitles(db, names),
  ]);
  const items = shown.map(({ uid, changed, ...row }): StudioEntry => {
    const courseTitle = titles.get(itemKey('courses', lessonParts(row.id)?.courseId ?? ''));
    return {
      ...row,
      by: uid === undefined ? null : authorOf(uid),
      at: changed === 0 ? null : new Date(changed).toISOString(),
      ...places.get(row.id),
      ...(courseTitle !== undefined && { courseTitle }),
    };
  });
  return { items, next: isLast ? null : (shown.at(-1)?.id ?? null) };
}

/** Archived items are listed on request only. */
function hasState(row: Row, state: StudioState | undefined): boolean {
  return state === undefined ? row.state !== 'archived' : row.state === state;
}

/** Letters such as ড় are written as one code point or as two. */
const plain = (text: string) => text.normalize('NFC').toLowerCase();

function hasAll({ id, title }: Row, words: readonly string[]): boolean {
  const text = plain([id, ...languages.map((one) => textIn(title, one).text)].join(' '));
  return words.every((word) => text.includes(word));
}

const ofKind = <Item>(all: CollectionReference<Item>, kind: StudioKind) =>
  all.orderBy(FieldPath.documentId()).startAt(itemKey(kind, '')).endAt(itemKey(kind, '\uf8ff'));
/** Drafts, and unedited items from the manifest. */
async function readRows(db: Firestore, kind: StudioKind): Promise<Row[]> {
  const shown = ['id', 'title', 'state', 'by', 'at', 'revision', 'teacher', 'older'];
  const { parent } = allKinds[kind];
  const [drafts, published] = await Promise.all([
    ofKind(collections.drafts(db), kind)
      .select(...shown)
      .get(),
    readItems(db, parent ? [kind, parent.kind as StudioKind] : [kind]),
  ]);
  const live = published[kind] ?? {};
  const worked = drafts.docs.map((one) => one.data() as Omit<DraftRecord, 'fields'>);
  const ids = new Set(worked.map(({ id }) => id));
  const untouched = Object.entries(live).filter(([id]) => !ids.has(id));
  const rows = [
    ...worked.map(({ id, title, state, by, at, teacher, older }): Row => {
      const revision = ownValue(live, id)?.revision;
      return {
        ...{ id, title, state, uid: by, changed: at.toMillis() },
        ...(revision !== undefined && { revision }),
        ...(teacher && { teacher }),
        ...(older && { older }),
      };
    }),
    ...untouched.map(
      ([id, { title, revision }]): Row => ({ id, title, revision, state: 'live', changed: 0 }),
    ),
  ];
  return rows.map((row) => ({
    ...row,
    ...(ownValue(live, row.id) && waitsIn(published, { kind, id: row.id })),
  }));
}

async function readPlaces(db: Firestore, kind: StudioKind, courseIds: readonly string[]) {
  if (kind === 'courses') {
    const { docs } = await collections.catalogue(db).get();
    const placed = docs.flatMap((one) => {
      const { list, courses } = one.data();
      return courses.map(({ _id }, at) => [_id, { list, place: at + 1 }] as const);
    });
    return new Map(placed);
  }
  if (courseIds.length === 0) return new Map();
  const found = await db.getAll(...courseIds.map((id) => collections.lessonOrders(db).doc(id)));
  const placed = found.flatMap((one) => {
    const lessons: readonly string[] = one.get('lessons') ?? [];
    return lessons.map((own, at) => [lessonItemId(one.id, own), { place: at + 1 }] as const);
  });
  return new Map(placed);
}

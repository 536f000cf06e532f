import { isDeepStrictEqual } from 'node:util';
import {
  allKinds,
  courseIdOf,
  type ItemName,
  isStudioKind,
  parentOf,
} from '@pathshala/content/kinds/all-kinds';
import type { Party } from '@pathshala/contract/accounts/user';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { StudioItem, StudioState, TranslationMarks } from '@pathshala/contract/studio/items';
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { readItems } from '../content/manifest.ts';
import { teacherOf } from '../content/previews.ts';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import {
  type DraftRecord,
  itemKey,
  type ManifestItems,
  type PublishedRecord,
} from '../firestore/studio-records.ts';
import { readPeople } from '../people/people.ts';

export type { ItemName };

/** An action on an item by somebody who may edit it. */
export interface Edit {
  readonly db: Firestore;
  readonly caller: FreshCaller;
  readonly name: ItemName;
  /** `If-Match`. */
  readonly condition?: string | undefined;
}

/** A stored item: draft, published, or both. */
export interface KnownItem extends ItemName {
  readonly draft: DocumentSnapshot<DraftRecord>;
  readonly published: DocumentSnapshot<PublishedRecord>;
  readonly item: StudioItem;
}

/** @throws DomainError `not-found` for an unknown kind */
export function kindOf(text: string): StudioKind {
  if (!isStudioKind(text)) throw new DomainError('not-found');
  return text;
}

/** Whether a text is a valid item id; for lessons, course and own id. */
export function isItemId(kind: StudioKind, id: string): boolean {
  const { ids, parent, isFree } = allKinds[kind];
  if (ids) return ids.includes(id);
  if (!parent) return isContentId(id) && isFree?.(id) !== false;
  const parts = parent.splitId(id);
  return parts !== undefined && isContentId(parts.parent) && isContentId(parts.own);
}

/** Formats a time to the microsecond, which distinguishes Firestore's writes. */
export function timeText(time: Timestamp): string {
  const seconds = new Date(time.seconds * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(time.nanoseconds).padStart(9, '0').slice(0, 6)}Z`;
}

/** Either may be missing. */
export async function readBoth(db: Firestore, { kind, id }: ItemName) {
  const key = itemKey(kind, id);
  const [draft, published] = await Promise.all([
    collections.drafts(db).doc(key).get(),
    collections.published(db).doc(key).get(),
  ]);
  return { draft, published };
}

/** @throws DomainError `not-found` */
export async function readItem(db: Firestore, name: ItemName): Promise<KnownItem> {
  if (!isItemId(name.kind, name.id)) throw notThere(name);
  const { draft, published } = await readBoth(db, name);
  const written = draft.data();
  const shown = published.data()?.fields;
  const fields = written?.fields ?? shown;
  const updateTime = draft.updateTime ?? published.updateTime;
  if (!fields || !updateTime) throw notThere(name);
  const parent = parentOf(name);
  const item: StudioItem = {
    id: name.id,
    state: written?.state ?? 'live',
    updateTime: timeText(updateTime),
    draft: fields,
    published: shown ?? null,
    ...marksOf(written?.translations),
    ...(shown && parent && waitsIn(await readItems(db, [parent.kind]), name)),
  };
  return { ...name, draft, published, item };
}

export function marksOf(translations: TranslationMarks | undefined): Pick<StudioItem, 'translations'> {
  const { older = [], right = [] } = translations ?? {};
  return older.length + right.length > 0 ? { translations: { older, right } } : {};
}

/** Whether a published lesson waits for its unpublished course. */
export function waitsIn(items: ManifestItems, name: ItemName): Pick<StudioItem, 'waits'> {
  const parent = parentOf(name);
  return parent && !ownValue(items[parent.kind], parent.id) ? { waits: true } : {};
}

function notThere({ kind }: ItemName): DomainError {
  return new DomainError('not-found', `There is no such ${allKinds[kind].one}.`);
}

export function stateWith(fields: StudioFields, { draft, item }: KnownItem): StudioState {
  if (item.published) return isDeepStrictEqual(fields, item.published) ? 'live' : 'changed';
  // Formerly published items keep their revision number, even when archived.
  return draft.data()?.revision === undefined ? 'draft' : 'unpublished';
}

/** @throws DomainError `condition-needed` without `If-Match`, `stale` with the current state */
export function requireCondition({ item }: KnownItem, condition: string | undefined): void {
  if (condition === undefined) throw new DomainError('condition-needed');
  // Compressing CDNs make tags weak.
  if (condition.replace(/^W\//, '') === `"${item.updateTime}"`) return;
  throw new DomainError('stale', undefined, { more: { current: item } });
}

/** Admins may edit everything, teachers their courses and lessons. @throws DomainError `forbidden` */
export async function requireEditor({ db, caller, name }: Edit, action: 'edit' | 'publish' = 'edit') {
  if (caller.admin) return;
  const teacher = await teacherOf(db, name);
  if (teacher?.uid !== caller.uid) throw new DomainError('forbidden', 'This is not one of your courses.');
  if (action === 'publish' && !teacher.publishes) {
    throw new DomainError('forbidden', 'Only an admin can publish this course.');
  }
}

export async function mayPublish({ db, caller, name }: Edit): Promise<boolean> {
  return caller.admin || (await teacherOf(db, name))?.publishes === true;
}

/** Admins may create anything, teachers courses and lessons. @throws DomainError `forbidden` */
export async function requireAuthor(edit: Edit): Promise<void> {
  if (edit.caller.admin || allKinds[edit.name.kind].teachers === 'own') return;
  await requireEditor(edit);
}

/** @throws DomainError `forbidden` */
export async function visibleTo(
  db: Firestore,
  caller: FreshCaller,
  kind: StudioKind,
): Promise<(id: string) => boolean> {
  if (caller.admin) return () => true;
  if (!allKinds[kind].teachers) throw new DomainError('forbidden');
  const own = await collections.drafts(db).where('teacher.uid', '==', caller.uid).select('id').get();
  const ids = new Set(own.docs.map((one) => one.get('id') as string));
  return (id) => ids.has(courseIdOf({ kind, id }) ?? '');
}

/** Admins see addresses, teachers names. @param uids null: from the school's files */
export async function readAuthors(
  db: Firestore,
  { admin }: Pick<FreshCaller, 'admin'>,
  uids: readonly (string | null | undefined)[],
): Promise<(uid: string) => Party> {
  const known = uids.flatMap((uid) => uid ?? []);
  const people = await readPeople(db, known);
  return (_id) => {
    const person = people.get(_id);
    return admin || !person ? { _id, ...person } : { _id, displayName: person.displayName };
  };
}

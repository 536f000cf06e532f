import { isDeepStrictEqual } from 'node:util';
import { studioTitle } from '@pathshala/content/kinds/all-kinds';
import { fitFields } from '@pathshala/content/kinds/fields-of';
import { noMarks, olderTexts } from '@pathshala/content/kinds/older-texts';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import { ownValue } from '@pathshala/contract/http/own-value';
import { dayMs } from '@pathshala/contract/site/region';
import { type FieldChange, withChanges } from '@pathshala/contract/studio/changes';
import type { AuditAction, StudioItem, TranslationMarks } from '@pathshala/contract/studio/items';
import type { LocalText } from '@pathshala/contract/text/local-text';
import {
  FieldValue,
  type Firestore,
  Timestamp,
  type UpdateData,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { DomainError, invalidFields, wrongField } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { type DraftRecord, itemKey, type RevisionRecord } from '../firestore/studio-records.ts';
import { commitOf, retryOnConflict, unchanged } from '../firestore/writes.ts';
import { noteAudit } from '../people/audit.ts';
import {
  type Edit,
  type ItemName,
  type KnownItem,
  marksOf,
  readItem,
  requireCondition,
  stateWith,
  timeText,
} from './items.ts';

/** Idle time that ends an editing session, milliseconds. */
const idle = 10 * 60_000;
const longestSession = 60 * 60_000;

function isSameSession(before: DraftRecord | undefined, uid: string, now: number): before is DraftRecord {
  if (before?.by !== uid || before.state === 'live') return false;
  return now - before.at.toMillis() < idle && now - before.began.toMillis() < longestSession;
}

export interface Saved {
  readonly fields: StudioFields;
  /** Texts that an editor chose against: the history keeps each as a revision of its own. */
  readonly left?: readonly StudioFields[];
  /** Texts older than those in the other language are still right. */
  readonly isRight?: boolean | undefined;
}

/** How an item changes, and what is written with it. */
interface Plan {
  readonly change: Omit<DraftChange, 'by' | 'at'>;
  /** Absent: no audit entry. */
  readonly audit?: { readonly action: AuditAction; readonly revision?: number };
  readonly write?: (batch: WriteBatch, record: DraftRecord) => void;
  /** Nothing is written if their account was deleted. */
  readonly other?: string | undefined;
}

/**
 * Changes the draft and its audit trail atomically; retries if somebody else wrote first.
 * @param make undefined: nothing to do
 * @throws DomainError `not-found`, `stale`, and what `make` throws
 */
export async function changeItem(
  { db, caller, name, condition }: Edit,
  make: (known: KnownItem, at: Timestamp) => Promise<Plan | undefined>,
): Promise<StudioItem> {
  return retryOnConflict(async () => {
    const known = await readItem(db, name);
    if (condition !== undefined) requireCondition(known, condition);
    const at = Timestamp.now();
    const plan = await make(known, at);
    if (!plan) return known.item;
    const { change, audit, write, other } = plan;
    const record = changedDraft(known, { by: caller.uid, at, ...change });
    const batch = db.batch();
    putDraft(batch, known, record);
    write?.(batch, record);
    if (audit) noteAudit(db, batch, name, { actor: caller.uid, at, ...audit });
    const [written] = await commitOf(db, caller.uid, batch, other);
    const { published, waits } = known.item;
    return { ...itemAfter(record, published, written?.writeTime), ...(waits && { waits }) };
  });
}

/**
 * Saves of a session share one revision and one audit entry.
 * @throws DomainError `condition-needed`, and what `changeItem` and `savedOn` throw
 */
export async function saveItem(edit: Edit, savedOn: (present: StudioFields) => Saved): Promise<StudioItem> {
  const { db, caller, condition } = edit;
  return changeItem(edit, async (known, at) => {
    requireCondition(known, condition);
    const { fields, left = [], isRight = false } = savedOn(known.item.draft);
    const before = known.draft.data();
    const isSame = isSameSession(before, caller.uid, at.toMillis());
    return {
      change: {
        ...{ fields, state: stateWith(fields, known), began: isSame ? before.began : at },
        ...(isRight && { translations: calledRight(known, fields) }),
      },
      ...(!isSame && { audit: { action: 'edit' } }),
      write: (batch, record) => {
        keepSession(db, batch, record, isSame ? before : undefined);
        for (const [index, other] of left.entries()) {
          const began = Timestamp.fromMillis(at.toMillis() - 1 - index);
          keepSession(db, batch, { ...record, fields: other, began });
        }
      },
    };
  });
}

export type DraftChange = Pick<DraftRecord, 'fields' | 'state' | 'by' | 'at'> &
  Partial<Pick<DraftRecord, 'began' | 'revision' | 'teacher' | 'translations'>>;

/** Creates one if missing. */
export function changedDraft(
  { kind, id, draft, published }: ItemName & Pick<KnownItem, 'draft'> & Partial<Pick<KnownItem, 'published'>>,
  change: DraftChange,
) {
  const before = draft.data();
  const shown = change.state === 'live' ? change.fields : (published?.data()?.fields ?? null);
  const marks = change.translations ?? before?.translations;
  const record: DraftRecord = {
    ...before,
    began: before?.began ?? change.at,
    ...change,
    kind,
    id,
    title: listedTitle(studioTitle(kind, id, change.fields)),
    older: olderTexts(kind, shown, change.fields, marks)[0]?.other ?? null,
  };
  return record;
}

function calledRight({ kind, item, draft }: KnownItem, fields: StudioFields): TranslationMarks {
  const marks = draft.data()?.translations ?? noMarks;
  const found = olderTexts(kind, item.published, fields, marks);
  return { ...marks, right: [...marks.right, ...found.map(({ pair }) => pair)] };
}

/** Truncates titles for lists, since drafts may be overlong. */
function listedTitle(title: LocalText): LocalText {
  const cut = (text: string) => [...text].slice(0, limits.draftTitleMax).join('');
  if (typeof title === 'string') return cut(title);
  return Object.fromEntries(
    Object.entries(title).map(([name, text]) => [name, cut(text ?? '')]),
  ) as LocalText;
}

/** Only the fields that differ: a change of the quiz does not write the texts. */
function changedFields(before: StudioFields, after: StudioFields): Record<`fields.${string}`, unknown> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(ownValue(before, name), ownValue(after, name)));
  return Object.fromEntries(
    changed.map((name) => {
      const value = ownValue(after, name);
      return [`fields.${name}`, value === undefined ? FieldValue.delete() : value];
    }),
  );
}

/** Writes a draft unless it changed since it was read. */
export function putDraft(batch: WriteBatch, { draft }: Pick<KnownItem, 'draft'>, record: DraftRecord): void {
  const before = draft.data();
  if (!before) {
    batch.create(draft.ref, record);
    return;
  }
  const { fields, ...others } = record;
  const update = { ...others, ...changedFields(before.fields, fields) };
  batch.update(draft.ref, update as UpdateData<DraftRecord>, unchanged(draft));
}

/** Retention of draft revisions, days: docs/security.md, "Data about people". */
export const draftsKeptFor = 90;

/** @param before the draft before this save, if the session has begun already */
export function keepSession(db: Firestore, batch: WriteBatch, record: DraftRecord, before?: DraftRecord) {
  const { kind, id, fields, by, at, began } = record;
  const revision = began.toMillis();
  const expireAt = Timestamp.fromMillis(at.toMillis() + draftsKeptFor * dayMs);
  const ref = collections.revisions(db, itemKey(kind, id)).doc(String(revision));
  // A session's first save writes the revision; an item that was only given to a teacher has none yet.
  if (before && before.at > before.began) {
    const update = { at, expireAt, ...changedFields(before.fields, fields) };
    batch.update(ref, update as UpdateData<RevisionRecord>);
    return;
  }
  batch.set(ref, { revision, fields, by, at, note: '', state: 'draft', expireAt });
}

/** Before it is overwritten or unpublished. No write if a revision exists. */
export function keepSeeded(db: Firestore, batch: WriteBatch, { kind, id, draft, published }: KnownItem) {
  const shown = published.data();
  if (!shown || draft.data()?.revision !== undefined) return;
  const { revision, fields, at } = shown;
  const ref = collections.revisions(db, itemKey(kind, id)).doc(String(revision));
  batch.create(ref, { revision, fields, at, by: null, note: '' });
}

export function itemAfter(
  { id, state, fields, translations }: DraftRecord,
  published: StudioItem['published'],
  writtenAt: Timestamp | undefined,
): StudioItem {
  if (!writtenAt) throw new Error('A write has a time');
  return {
    ...{ id, state, updateTime: timeText(writtenAt), draft: fields },
    published: state === 'unpublished' ? null : published,
    ...marksOf(translations),
  };
}

/** Ignores unknown fields. @throws DomainError `invalid-fields` for wrong types, `too-large` for Firestore */
export function takeFields(kind: StudioKind, sent: unknown): StudioFields {
  const { fields, typeErrors } = fitFields(kind, sent);
  if (typeErrors.length > 0) throw invalidFields(typeErrors);
  if (Buffer.byteLength(JSON.stringify(fields)) <= limits.draftBytes) return fields;
  const most = limits.draftBytes / 1024;
  throw new DomainError('too-large', { key: 'request-faults.draftSize', params: { most } });
}

/** @throws DomainError `invalid-fields` */
export function changeFields(present: StudioFields, changes: readonly FieldChange[]): StudioFields {
  try {
    return withChanges(present, changes);
  } catch (error) {
    if (error instanceof RangeError) throw wrongField('changes', 'request-faults.noSuchPlace');
    throw error;
  }
}

/**
 * Hidden from lists; text, history and id stay. Saving or restoring a revision undoes it. Idempotent.
 * @throws DomainError `not-found`, `stale`, or `conflict` if published
 */
export const archiveItem = (edit: Edit): Promise<StudioItem> =>
  changeItem(edit, async ({ published, item }) => {
    if (published.exists) throw new DomainError('conflict', 'This is published. Unpublish it first.');
    if (item.state === 'archived') return undefined;
    return { change: { fields: item.draft, state: 'archived' }, audit: { action: 'archive' } };
  });

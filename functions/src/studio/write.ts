import { isDeepStrictEqual } from 'node:util';
import { studioTitle } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { StudioItem } from '@pathshala/contract/studio/items';
import type { LocalText } from '@pathshala/contract/text/local-text';
import {
  FieldValue,
  type Firestore,
  Timestamp,
  type UpdateData,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { dayMs } from '../core/utc-day.ts';
import { collections } from '../firestore/collections.ts';
import { unchanged } from '../firestore/compare-and-set.ts';
import { type DraftRecord, itemKey, type RevisionRecord } from '../firestore/studio-records.ts';
import { type ItemName, type KnownItem, timeText } from './items.ts';

/** Changed fields of a draft record. */
export type DraftChange = Pick<DraftRecord, 'fields' | 'state' | 'by' | 'at'> &
  Partial<Pick<DraftRecord, 'began' | 'revision' | 'teacher'>>;

/** The draft record with a change; creates one if missing. */
export function changedDraft({ kind, id, draft }: ItemName & Pick<KnownItem, 'draft'>, change: DraftChange) {
  const before = draft.data();
  const record: DraftRecord = {
    ...before,
    began: before?.began ?? change.at,
    ...change,
    kind,
    id,
    title: listedTitle(studioTitle(kind, id, change.fields)),
  };
  return record;
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

/**
 * Writes the session's draft revision.
 * @param before the draft before this save, if the session has begun already
 */
export function keepSession(
  db: Firestore,
  batch: WriteBatch,
  record: DraftRecord,
  before?: DraftRecord,
): void {
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

/**
 * Stores the seeded text as a revision before it is overwritten or unpublished.
 * @returns no write if a revision exists
 */
export function keepSeeded(
  db: Firestore,
  batch: WriteBatch,
  { kind, id, draft, published }: KnownItem,
): void {
  const shown = published.data();
  if (!shown || draft.data()?.revision !== undefined) return;
  const { revision, fields, at } = shown;
  const ref = collections.revisions(db, itemKey(kind, id)).doc(String(revision));
  batch.create(ref, { revision, fields, at, by: null, note: '' });
}

/** The item after its draft was written. */
export function itemAfter(
  { id, state, fields }: DraftRecord,
  published: StudioItem['published'],
  writtenAt: Timestamp | undefined,
): StudioItem {
  if (!writtenAt) throw new Error('A write has a time');
  return { id, state, updateTime: timeText(writtenAt), draft: fields, published };
}

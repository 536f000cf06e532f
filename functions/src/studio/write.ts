import { studioTitle } from '@pathshala/content/kinds/all-kinds';
import { limits } from '@pathshala/contract/http/limits';
import type { StudioItem } from '@pathshala/contract/studio/items';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { unchanged } from '../firestore/compare-and-set.ts';
import { type DraftRecord, itemKey } from '../firestore/studio-records.ts';
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

/** Writes a draft unless it changed since it was read. */
export function putDraft(batch: WriteBatch, { draft }: Pick<KnownItem, 'draft'>, record: DraftRecord): void {
  if (draft.exists) batch.update(draft.ref, { ...record }, unchanged(draft));
  else batch.create(draft.ref, record);
}

/** Retention of draft revisions, days: docs/operations.md, "Draft revisions". */
export const draftsKeptFor = 90;

/** Writes the session's draft revision. */
export function keepSession(db: Firestore, batch: WriteBatch, record: DraftRecord): void {
  const { kind, id, fields, by, at, began } = record;
  const revision = began.toMillis();
  const expireAt = Timestamp.fromMillis(at.toMillis() + draftsKeptFor * 86_400_000);
  const ref = collections.revisions(db, itemKey(kind, id)).doc(String(revision));
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

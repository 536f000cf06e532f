import { studioTitle } from '@pathshala/content/kinds/all-kinds';
import { limits } from '@pathshala/contract/http/limits';
import type { StudioItem } from '@pathshala/contract/studio/items';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { unchanged } from '../firestore/compare-and-set.ts';
import { type DraftRecord, itemKey } from '../firestore/studio-records.ts';
import { type ItemName, type KnownItem, timeText } from './items.ts';

/** What of a draft a change says; the rest follows or stays. */
export type DraftChange = Pick<DraftRecord, 'fields' | 'state' | 'by' | 'at'> &
  Partial<Pick<DraftRecord, 'began' | 'revision' | 'teacher'>>;

/** The draft's document with a change, for an item that may have had none. */
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

/** Lists show hundreds of titles at once; a draft may have any words as its own. */
function listedTitle(title: LocalText): LocalText {
  const cut = (text: string) => [...text].slice(0, limits.draftTitleMax).join('');
  if (typeof title === 'string') return cut(title);
  return Object.fromEntries(
    Object.entries(title).map(([name, text]) => [name, cut(text ?? '')]),
  ) as LocalText;
}

/** Writes a draft on the condition that it is as it was read. */
export function putDraft(batch: WriteBatch, { draft }: Pick<KnownItem, 'draft'>, record: DraftRecord): void {
  if (draft.exists) batch.update(draft.ref, { ...record }, unchanged(draft));
  else batch.create(draft.ref, record);
}

/** Days for which it is kept what somebody's work came to: docs/operations.md, "Draft revisions". */
export const draftsKeptFor = 90;

/** Keeps what somebody's work has come to, in place of what it had come to since they began. */
export function keepSession(db: Firestore, batch: WriteBatch, record: DraftRecord): void {
  const { kind, id, fields, by, at, began } = record;
  const revision = began.toMillis();
  const expireAt = Timestamp.fromMillis(at.toMillis() + draftsKeptFor * 86_400_000);
  const kept = collections.revisions(db, itemKey(kind, id)).doc(String(revision));
  batch.set(kept, { revision, fields, by, at, note: '', state: 'draft', expireAt });
}

/**
 * Keeps what came with the school's files as a revision, before somebody publishes over it or takes it away.
 * @returns nothing is written where a revision is kept already
 */
export function keepSeeded(
  db: Firestore,
  batch: WriteBatch,
  { kind, id, draft, published }: KnownItem,
): void {
  const shown = published.data();
  if (!shown || draft.data()?.revision !== undefined) return;
  const { revision, fields, at } = shown;
  const kept = collections.revisions(db, itemKey(kind, id)).doc(String(revision));
  batch.create(kept, { revision, fields, at, by: null, note: '' });
}

/** The item as it is once its draft was written at a time. */
export function itemAfter(
  { id, state, fields }: DraftRecord,
  published: StudioItem['published'],
  writtenAt: Timestamp | undefined,
): StudioItem {
  if (!writtenAt) throw new Error('A write has a time');
  return { id, state, updateTime: timeText(writtenAt), draft: fields, published };
}

import type { StudioFields } from '@pathshala/contract/content/fields';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { noteAudit } from '../domain/studio-audit.ts';
import { retryOnConflict } from '../firestore/compare-and-set.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import type { DraftRecord } from '../firestore/studio-records.ts';
import { requireEditor } from './access.ts';
import { type ItemName, readItem, requireCondition, stateWith } from './items.ts';
import { changedDraft, itemAfter, keepSession, putDraft } from './write.ts';

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
}

/**
 * Saves a draft. The saves of a session share one revision and one audit entry.
 * @param condition the `If-Match` header
 * @param savedOn gives what to save, from the present fields
 * @throws DomainError `not-found`, `forbidden`, `condition-needed`, `stale`, and what `savedOn` throws
 */
export async function saveItem(
  db: Firestore,
  caller: FreshCaller,
  name: ItemName,
  condition: string | undefined,
  savedOn: (present: StudioFields) => Saved,
): Promise<StudioItem> {
  await requireEditor(db, caller, name);
  return retryOnConflict(async () => {
    const known = await readItem(db, name);
    requireCondition(known, condition);
    const { fields, left = [] } = savedOn(known.item.draft);
    const at = Timestamp.now();
    const before = known.draft.data();
    const isSame = isSameSession(before, caller.uid, at.toMillis());
    const began = isSame ? before.began : at;
    const change = { fields, state: stateWith(fields, known), by: caller.uid, at, began };
    const record = changedDraft(known, change);
    const batch = db.batch();
    putDraft(batch, known, record);
    keepSession(db, batch, record, isSame ? before : undefined);
    for (const [index, other] of left.entries()) {
      const began = Timestamp.fromMillis(at.toMillis() - 1 - index);
      keepSession(db, batch, { ...record, fields: other, began });
    }
    if (!isSame) noteAudit(db, batch, name, { actor: caller.uid, at, action: 'edit' });
    const [written] = await commitOf(db, caller.uid, batch);
    const { published, waits } = known.item;
    return { ...itemAfter(record, published, written?.writeTime), ...(waits && { waits }) };
  });
}

import type { StudioItem } from '@pathshala/contract/studio/items';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { noteAudit } from '../domain/studio-audit.ts';
import { retryOnConflict } from '../firestore/compare-and-set.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import { requireEditor } from './access.ts';
import { type ItemName, readItem, requireCondition } from './items.ts';
import { changedDraft, itemAfter, putDraft } from './write.ts';

/**
 * Archives an unpublished item: hidden from lists, while text, history and id stay. Saving or restoring a revision
 * undoes it. Idempotent.
 * @param condition optional `If-Match` header
 * @throws DomainError `not-found`, `forbidden`, `stale`, or `conflict` if published
 */
export async function archiveItem(
  db: Firestore,
  caller: FreshCaller,
  name: ItemName,
  condition: string | undefined,
): Promise<StudioItem> {
  await requireEditor(db, caller, name);
  return retryOnConflict(async () => {
    const known = await readItem(db, name);
    if (condition !== undefined) requireCondition(known, condition);
    if (known.published.exists) throw new DomainError('conflict', 'This is published. Unpublish it first.');
    if (known.item.state === 'archived') return known.item;
    const at = Timestamp.now();
    const { draft: fields } = known.item;
    const record = changedDraft(known, { fields, state: 'archived', by: caller.uid, at });
    const batch = db.batch();
    putDraft(batch, known, record);
    noteAudit(db, batch, name, { actor: caller.uid, at, action: 'archive' });
    const [written] = await commitOf(db, caller.uid, batch);
    return itemAfter(record, null, written?.writeTime);
  });
}

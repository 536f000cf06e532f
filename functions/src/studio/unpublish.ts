import { staysPublished } from '@pathshala/content/kinds/all-kinds';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { noteManifest } from '../domain/manifest.ts';
import { noteAudit } from '../domain/studio-audit.ts';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import { requireEditor } from './access.ts';
import { effectOf } from './effects.ts';
import { type ItemName, readItem, requireCondition } from './items.ts';
import { changeManifest, manifestFor } from './manifest-write.ts';
import { changedDraft, itemAfter, keepSeeded, putDraft } from './write.ts';

/**
 * Unpublishes an item; draft and revisions stay.
 * @param condition optional `If-Match` header
 * @throws DomainError `forbidden`, `stale`, or `conflict` if not published or required
 */
export async function unpublishItem(
  db: Firestore,
  caller: FreshCaller,
  name: ItemName,
  condition: string | undefined,
): Promise<StudioItem> {
  await requireEditor(db, caller, name, 'publish');
  return retryOnConflict(async () => {
    const [known, manifest] = await Promise.all([readItem(db, name), manifestFor(db, name)]);
    if (condition !== undefined) requireCondition(known, condition);
    const shown = known.published.data();
    if (!shown) throw new DomainError('conflict', 'This is not published.');
    if (staysPublished(name.kind)) throw new DomainError('conflict', 'This page can’t be unpublished.');
    const effect = await effectOf(db, name.kind, name.id, undefined);
    const at = Timestamp.now();
    const { revision } = shown;
    const fields = known.item.draft;
    const record = changedDraft(known, { fields, state: 'unpublished', by: caller.uid, at, revision });
    const batch = db.batch();
    putDraft(batch, known, record);
    keepSeeded(db, batch, known);
    batch.delete(known.published.ref, unchanged(known.published));
    effect.write(batch);
    const after = changeManifest(db, batch, manifest, name, undefined);
    noteAudit(db, batch, name, { actor: caller.uid, at, action: 'unpublish', revision });
    const [written] = await commitOf(db, caller.uid, batch);
    noteManifest(db, after);
    return itemAfter(record, null, written?.writeTime);
  });
}

import { dayMs } from '@pathshala/contract/site/region';
import { draftAddress, type EndedLinks, type PreviewAnswer } from '@pathshala/contract/studio/schemas';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { collections } from '../firestore/collections.ts';
import { removeAll } from '../firestore/read-page.ts';
import { hashOfSecret, newSecret } from '../firestore/secrets.ts';
import { commitOf } from '../firestore/writes.ts';
import { noteAudit } from '../people/audit.ts';
import { requireEditor } from './access.ts';
import { type ItemName, readItem } from './items.ts';

/** Lifetime of a link, milliseconds. */
const goodFor = 7 * dayMs;

/** The link's secret is not stored. @throws DomainError `not-found`, `forbidden` */
export async function shareItem(db: Firestore, caller: FreshCaller, name: ItemName): Promise<PreviewAnswer> {
  await requireEditor(db, caller, name);
  const { kind, id } = await readItem(db, name);
  const secret = newSecret();
  const at = Timestamp.now();
  const expiresAt = Timestamp.fromMillis(at.toMillis() + goodFor);
  const batch = db.batch();
  const record = { kind, id, by: caller.uid, at, expiresAt };
  batch.create(collections.previews(db).doc(hashOfSecret(secret)), record);
  noteAudit(db, batch, name, { actor: caller.uid, at, action: 'share' });
  await commitOf(db, caller.uid, batch);
  return { url: `${draftAddress}#${secret}`, expiresAt: expiresAt.toDate().toISOString() };
}

/** @throws DomainError `not-found`, `forbidden` */
export async function unshareItem(db: Firestore, caller: FreshCaller, name: ItemName): Promise<EndedLinks> {
  await requireEditor(db, caller, name);
  const { kind, id } = await readItem(db, name);
  const all = collections.previews(db).where('kind', '==', kind).where('id', '==', id);
  const ended = await removeAll(db, all);
  if (ended > 0) {
    const batch = db.batch();
    noteAudit(db, batch, name, { actor: caller.uid, at: Timestamp.now(), action: 'unshare' });
    await commitOf(db, caller.uid, batch);
  }
  return { ended };
}

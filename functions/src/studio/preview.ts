import { dayMs } from '@pathshala/contract/site/region';
import { draftAddress, type EndedLinks, type PreviewAnswer } from '@pathshala/contract/studio/schemas';
import { Timestamp } from 'firebase-admin/firestore';
import { removeAll } from '../core/paging.ts';
import { collections, hashOfSecret, newSecret } from '../firestore/collections.ts';
import { commitOf } from '../firestore/writes.ts';
import { noteAudit } from '../people/audit.ts';
import { type Edit, readItem } from './items.ts';

/** Lifetime of a link, milliseconds. */
const goodFor = 7 * dayMs;

/** The link's secret is not stored. @throws DomainError `not-found` */
export async function shareItem({ db, caller, name }: Edit): Promise<PreviewAnswer> {
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

/** @throws DomainError `not-found` */
export async function unshareItem({ db, caller, name }: Edit): Promise<EndedLinks> {
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

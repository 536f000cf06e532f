import type { Preview } from '@pathshala/contract/studio';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';
import { ApiError } from '../http/problem.ts';
import { hashOfSecret, isSecret } from '../http/secret.ts';

/**
 * The draft that a link opens, as it is now.
 * @throws ApiError `not-found` for a link that was never given, has ended or leads to what is not there any more
 */
export async function readPreview(db: Firestore, link: string): Promise<Preview> {
  const found = isSecret(link) ? await collections.previews(db).doc(hashOfSecret(link)).get() : undefined;
  const record = found?.data();
  if (!record || record.expiresAt.toMillis() <= Date.now()) throw ended();
  const { kind, id, expiresAt } = record;
  const key = itemKey(kind, id);
  const [draft, published] = await Promise.all([
    collections.drafts(db).doc(key).get(),
    collections.published(db).doc(key).get(),
  ]);
  const fields = draft.data()?.fields ?? published.data()?.fields;
  if (!fields) throw ended();
  return { kind, id, expiresAt: expiresAt.toDate().toISOString(), fields };
}

const ended = () => new ApiError('not-found', 'This link has ended. Please ask for another one.');

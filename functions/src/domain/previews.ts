import type { Preview } from '@pathshala/contract/studio/preview';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { hashOfSecret, isSecret } from '../core/secret.ts';
import { collections } from '../firestore/collections.ts';
import { removeAll } from '../firestore/remove-all.ts';
import { itemKey } from '../firestore/studio-records.ts';
import { type EditorServices, mayEdit } from './editors.ts';

export interface ReadDraft {
  readonly preview: Preview;
  /** Changes with the draft. */
  readonly version: string;
}

/** Reads the current draft of a link. */
export type PreviewReader = (link: string) => Promise<ReadDraft>;

/**
 * @param countView counts a look at what a link opens, by the link's hash, and refuses too many of one
 * @returns a reader, which throws DomainError `not-found` for a link that was never given, has ended, was given by somebody
 * who may not edit the item any more, or leads to what no longer exists; `too-many` for one that is opened very often
 */
export function createPreviewReader(
  services: EditorServices,
  countView: (hash: string) => Promise<void>,
): PreviewReader {
  const { db } = services;
  return async (link) => {
    if (!isSecret(link)) throw ended();
    const hash = hashOfSecret(link);
    const record = (await collections.previews(db).doc(hash).get()).data();
    if (!record || record.expiresAt.toMillis() <= Date.now()) throw ended();
    await countView(hash);
    const { kind, id, by, expiresAt } = record;
    const key = itemKey(kind, id);
    const [draft, published, isGood] = await Promise.all([
      collections.drafts(db).doc(key).get(),
      collections.published(db).doc(key).get(),
      mayEdit(services, by, record),
    ]);
    const source = draft.exists ? draft : published;
    const fields = source.data()?.fields;
    if (!fields || !isGood) throw ended();
    const preview = { kind, id, expiresAt: expiresAt.toDate().toISOString(), fields };
    return { preview, version: `${key} ${source.updateTime?.valueOf()}` };
  };
}

const ended = () => new DomainError('not-found', { key: 'answers.linkEnded' });

/**
 * Revokes all of somebody's draft links.
 * @returns how many
 */
export function endLinksOf(db: Firestore, uid: string): Promise<number> {
  return removeAll(db, collections.previews(db).where('by', '==', uid));
}

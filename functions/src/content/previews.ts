import { courseIdOf, type ItemName } from '@pathshala/content/kinds/all-kinds';
import type { Preview } from '@pathshala/contract/studio/schemas';
import type { Firestore } from 'firebase-admin/firestore';
import { hasAdminClaim, hasTeacherClaim, unlessGone } from '../core/caller.ts';
import type { Dependencies } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';
import { removeAll } from '../core/paging.ts';
import { collections, hashOfSecret, isContentId, isSecret } from '../firestore/collections.ts';
import { itemKey, type TeacherRecord } from '../firestore/studio-records.ts';

export interface ReadDraft {
  readonly preview: Preview;
  readonly version: string;
}

export type DraftAsked = { readonly secret: string } | ({ readonly by: string } & ItemName);

export type PreviewReader = (asked: DraftAsked) => Promise<ReadDraft>;

/** @throws DomainError `not-found` for an ended link or one whose author may no longer edit; `too-many`; `forbidden` */
export function createPreviewReader(
  services: Dependencies,
  countView: (hash: string) => Promise<void>,
): PreviewReader {
  const { db } = services;
  const linkOf = async (secret: string) => {
    if (!isSecret(secret)) throw ended();
    const hash = hashOfSecret(secret);
    const record = (await collections.previews(db).doc(hash).get()).data();
    if (!record || record.expiresAt.toMillis() <= Date.now()) throw ended();
    await countView(hash);
    return record;
  };
  return async (asked) => {
    const { kind, id, by, expiresAt } =
      'secret' in asked ? await linkOf(asked.secret) : { ...asked, expiresAt: undefined };
    const key = itemKey(kind, id);
    const [draft, published, isGood] = await Promise.all([
      collections.drafts(db).doc(key).get(),
      collections.published(db).doc(key).get(),
      mayEdit(services, by, { kind, id }),
    ]);
    if (!isGood && !expiresAt) throw new DomainError('forbidden');
    const source = draft.exists ? draft : published;
    const fields = source.data()?.fields;
    if (!fields || !isGood) throw ended();
    const preview = { kind, id, fields, ...(expiresAt && { expiresAt: expiresAt.toDate().toISOString() }) };
    return { preview, version: `${key} ${source.updateTime?.valueOf()}` };
  };
}

const ended = () => new DomainError('not-found', { key: 'answers.linkEnded' });

export function endLinksOf(db: Firestore, uid: string): Promise<number> {
  return removeAll(db, collections.previews(db).where('by', '==', uid));
}

/** Of the course that an item is, or is in. */
export async function teacherOf(db: Firestore, name: ItemName): Promise<TeacherRecord | undefined> {
  const courseId = courseIdOf(name);
  if (courseId === undefined || !isContentId(courseId)) return undefined;
  const record = await collections.drafts(db).doc(itemKey('courses', courseId)).get();
  return record.data()?.teacher;
}

export async function mayEdit({ db, auth }: Dependencies, uid: string, name: ItemName): Promise<boolean> {
  const account = await unlessGone(auth.getUser(uid));
  if (!account || account.disabled) return false;
  if (hasAdminClaim(account)) return true;
  return hasTeacherClaim(account) && (await teacherOf(db, name))?.uid === uid;
}

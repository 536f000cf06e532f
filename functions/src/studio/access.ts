import { allKinds, courseIdOf } from '@pathshala/content/kinds/all-kinds';
import type { Party } from '@pathshala/contract/accounts/user';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { Firestore } from 'firebase-admin/firestore';
import { teacherOf } from '../content/previews.ts';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { readPeople } from '../people/people.ts';
import type { Edit } from './items.ts';

/** Admins may edit everything, teachers their courses and lessons. @throws DomainError `forbidden` */
export async function requireEditor(
  { db, caller, name }: Edit,
  action: 'edit' | 'publish' = 'edit',
): Promise<void> {
  if (caller.admin) return;
  const courseId = courseIdOf(name);
  const teacher = courseId === undefined ? undefined : await teacherOf(db, courseId);
  if (teacher?.uid !== caller.uid) throw new DomainError('forbidden', 'This is not one of your courses.');
  if (action === 'publish' && !teacher.publishes) {
    throw new DomainError('forbidden', 'Only an admin can publish this course.');
  }
}

export async function mayPublish({ db, caller, name }: Edit): Promise<boolean> {
  const courseId = courseIdOf(name);
  return caller.admin || (courseId !== undefined && (await teacherOf(db, courseId))?.publishes === true);
}

/** Admins may create anything, teachers courses and lessons. @throws DomainError `forbidden` */
export async function requireAuthor(edit: Edit): Promise<void> {
  if (edit.caller.admin || allKinds[edit.name.kind].teachers === 'own') return;
  await requireEditor(edit);
}

/** @throws DomainError `forbidden` */
export async function visibleTo(
  db: Firestore,
  caller: FreshCaller,
  kind: StudioKind,
): Promise<(id: string) => boolean> {
  if (caller.admin) return () => true;
  if (!allKinds[kind].teachers) throw new DomainError('forbidden');
  const own = await collections.drafts(db).where('teacher.uid', '==', caller.uid).select('id').get();
  const ids = new Set(own.docs.map((one) => one.get('id') as string));
  return (id) => ids.has(courseIdOf({ kind, id }) ?? '');
}

/** Admins see addresses, teachers names. @param uids null: from the school's files */
export async function readAuthors(
  db: Firestore,
  { admin }: Pick<FreshCaller, 'admin'>,
  uids: readonly (string | null | undefined)[],
): Promise<(uid: string) => Party> {
  const people = await readPeople(
    db,
    uids.flatMap((uid) => uid ?? []),
  );
  return (_id) => {
    const known = people.get(_id);
    return admin || !known ? { _id, ...known } : { _id, displayName: known.displayName };
  };
}

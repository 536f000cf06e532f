import { courseIdOf, type ItemName } from '@pathshala/content/kinds/all-kinds';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { hasAdminClaim, hasTeacherClaim } from '../core/caller.ts';
import { isGone } from '../core/dependency-errors.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import { itemKey, type TeacherRecord } from '../firestore/studio-records.ts';

/** The teacher of a course. */
export async function teacherOf(db: Firestore, courseId: string): Promise<TeacherRecord | undefined> {
  if (!isContentId(courseId)) return undefined;
  const record = await collections.drafts(db).doc(itemKey('courses', courseId)).get();
  return record.data()?.teacher;
}

export interface EditorServices {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'getUser'>;
}

/** Whether somebody may edit an item now. */
export async function mayEdit({ db, auth }: EditorServices, uid: string, name: ItemName): Promise<boolean> {
  const account = await auth.getUser(uid).catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
  if (!account || account.disabled) return false;
  if (hasAdminClaim(account)) return true;
  const courseId = hasTeacherClaim(account) ? courseIdOf(name) : undefined;
  return courseId !== undefined && (await teacherOf(db, courseId))?.uid === uid;
}

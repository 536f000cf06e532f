import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { AssignInput, StudioItem } from '@pathshala/contract/studio/items';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type FreshCaller, hasTeacherClaim } from '../core/caller.ts';
import { isGone } from '../core/dependency-errors.ts';
import { DomainError } from '../core/domain-error.ts';
import { noteAudit } from '../domain/studio-audit.ts';
import { retryOnConflict } from '../firestore/compare-and-set.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import type { DraftRecord, TeacherRecord } from '../firestore/studio-records.ts';
import { readItem } from './items.ts';
import { changedDraft, itemAfter, putDraft } from './write.ts';

export interface AssignServices {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'getUser' | 'getUserByEmail'>;
}

/**
 * Assigns a course to a teacher, or removes the assignment.
 * @throws DomainError `not-found` for an unknown course or address, `conflict` unless a teacher
 */
export async function assignCourse(
  { db, auth }: AssignServices,
  caller: FreshCaller,
  id: string,
  { email, publish }: AssignInput,
): Promise<StudioItem> {
  const teacher = email === '' ? undefined : await findTeacher(auth, email, publish);
  return retryOnConflict(async () => {
    const known = await readItem(db, { kind: 'courses', id });
    const at = Timestamp.now();
    const { state, draft: fields, published } = known.item;
    const change = { fields, state, by: caller.uid, at, ...(teacher ? { teacher } : {}) };
    const record = changedDraft(known, change);
    const batch = db.batch();
    putDraft(batch, known, teacher ? record : withoutTeacher(record, known.draft.exists));
    noteAudit(db, batch, known, { actor: caller.uid, at, action: 'assign' });
    const [written] = await commitOf(db, caller.uid, batch, teacher?.uid);
    return itemAfter(record, published, written?.writeTime);
  });
}

function withoutTeacher({ teacher: _, ...record }: DraftRecord, isThere: boolean): DraftRecord {
  return isThere ? ({ ...record, teacher: FieldValue.delete() } as unknown as DraftRecord) : record;
}

async function findTeacher(
  auth: AssignServices['auth'],
  email: string,
  publishes: boolean,
): Promise<TeacherRecord> {
  const account = await auth.getUserByEmail(normaliseEmail(email)).catch((error: unknown) => {
    if (isGone(error)) throw new DomainError('not-found', 'No account has this email.');
    throw error;
  });
  if (!hasTeacherClaim(account))
    throw new DomainError('conflict', `${email} is no teacher. Make them one first.`);
  return { uid: account.uid, publishes };
}

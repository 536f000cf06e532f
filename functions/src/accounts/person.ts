import type { PersonAnswer, PersonCertificate, PersonCourse } from '@pathshala/contract/accounts/user';
import { readToken } from '@pathshala/contract/certificates/token';
import { normaliseEmail } from '@pathshala/contract/http/validation';
import type { Language } from '@pathshala/contract/text/languages';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { findCourse, readTitles } from '../content/courses.ts';
import { accountGone, type FreshCaller, unlessGone } from '../core/caller.ts';
import type { Dependencies } from '../core/deadline.ts';
import { DomainError, wrongField } from '../core/domain-error.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import { deletedPerson } from '../firestore/kept.ts';
import { commitOf, isCreated, noteEndedSignIns, retryOnConflict, unchanged } from '../firestore/writes.ts';
import { listOrders } from '../money/ledger.ts';
import { noteAudit, notePerson } from '../people/audit.ts';
import { enrolmentOf, findEnrolment, isRevoked } from '../people/enrolments.ts';
import { type RemovalServices, removePerson } from '../people/erase.ts';
import { newRecord, toUser } from './accounts.ts';
import { type RoleServices, roleOf } from './roles.ts';

export async function requireKnownAccount(auth: Auth, uid: string): Promise<Account> {
  const account = await unlessGone(auth.getUser(uid));
  if (!account) throw accountGone();
  return account;
}

export async function readPerson(
  { auth, db }: Dependencies,
  uid: string,
  language: Language,
): Promise<PersonAnswer> {
  const account = await requireKnownAccount(auth, uid);
  const [record, enrolments, orders] = await Promise.all([
    collections.users(db).doc(uid).get(),
    collections.enrolments(db).where('uid', '==', uid).get(),
    listOrders(db, uid, language),
  ]);
  const records = enrolments.docs.map((one) => one.data());
  const titleOf = await readTitles(db, records, language);
  const courses = records.map(async (one): Promise<PersonCourse> => {
    const { courseId, enrolledAt, lessonsDone, payments } = one;
    const certificate = await readCertificate(db, one.certificate);
    return {
      courseId,
      title: titleOf(courseId),
      enrolledAt: enrolledAt.toDate().toISOString(),
      lessonsDone: lessonsDone.length,
      bought: payments !== undefined,
      ...(certificate && { certificate }),
    };
  });
  const known = record.data() ?? newRecord(normaliseEmail(account.email ?? ''), account.displayName ?? '');
  return {
    user: toUser(uid, { ...known, role: roleOf(account) }, account.emailVerified),
    disabled: account.disabled,
    courses: (await Promise.all(courses)).sort((a, b) => b.enrolledAt.localeCompare(a.enrolledAt)),
    orders,
  };
}

async function readCertificate(
  db: Firestore,
  token: string | undefined,
): Promise<PersonCertificate | undefined> {
  const id = token && readToken(token)?.statement.id;
  return id ? { _id: id, token, revoked: await isRevoked(db, id) } : undefined;
}

/** Admins must lose the role first: this protects the last one. @throws DomainError `not-found`, `conflict` */
async function requireOther({ auth }: RemovalServices, caller: FreshCaller, uid: string): Promise<Account> {
  if (uid === caller.uid) throw new DomainError('conflict', 'This is your own account.');
  const account = await requireKnownAccount(auth, uid);
  if (roleOf(account) === 'admin') {
    throw new DomainError('conflict', 'This person is an admin. Remove the role first.');
  }
  return account;
}

export async function disablePerson(services: RemovalServices, caller: FreshCaller, uid: string) {
  const { auth, db, forget } = services;
  const { disabled } = await requireOther(services, caller, uid);
  if (!disabled) await notePerson(db, caller.uid, uid, 'disable');
  // Even if already disabled: an earlier call may have been interrupted here.
  await auth.updateUser(uid, { disabled: true });
  await auth.revokeRefreshTokens(uid);
  // Firebase counts in seconds; includes sign-ins of this one.
  await noteEndedSignIns(db, uid, Math.floor(Timestamp.now().toMillis() / 1000) + 1);
  forget?.(uid);
  return disabled ? 0 : 1;
}

export async function enablePerson({ auth, db, forget }: RemovalServices, caller: FreshCaller, uid: string) {
  const { disabled } = await requireKnownAccount(auth, uid);
  if (!disabled) return 0;
  await notePerson(db, caller.uid, uid, 'enable');
  await auth.updateUser(uid, { disabled: false });
  forget?.(uid);
  return 1;
}

/** The audit does not say whose account it was. @param email typed again, or the uid without one */
export async function erasePerson(
  services: RemovalServices,
  caller: FreshCaller,
  uid: string,
  email: string,
) {
  const account = await requireOther(services, caller, uid);
  if (normaliseEmail(email) !== normaliseEmail(account.email ?? uid)) {
    throw wrongField('email', 'request-faults.otherEmail');
  }
  await notePerson(services.db, caller.uid, deletedPerson, 'erase');
  await removePerson(services, account);
}

export interface CourseByHand {
  readonly actor: string;
  readonly uid: string;
  readonly courseId: string;
}

/** No refund removes it. @returns 0 if enrolled already @throws DomainError `not-found`, `course-not-open` */
export async function giveCourse(services: RoleServices, { actor, uid, courseId }: CourseByHand) {
  const { auth, db } = services;
  await requireKnownAccount(auth, uid);
  const { course } = await findCourse(db, courseId);
  if (!course.complete) throw new DomainError('course-not-open');
  if (await findEnrolment(db, uid, courseId)) return 0;
  const at = Timestamp.now();
  const batch = db.batch();
  batch.create(enrolmentOf(db, uid, courseId), { uid, courseId, enrolledAt: at, lessonsDone: [] });
  noteAudit(db, batch, { kind: 'people', id: uid }, { actor, at, action: 'give', course: courseId });
  return (await isCreated(commitOf(db, actor, batch, uid))) ? 1 : 0;
}

/** With its progress; payments stay. @returns 0 if not enrolled @throws DomainError `not-found` */
export async function takeCourse({ auth, db }: RoleServices, { actor, uid, courseId }: CourseByHand) {
  await requireKnownAccount(auth, uid);
  if (!isContentId(courseId)) return 0;
  // Otherwise an unsettled payment would restore it.
  await findEnrolment(db, uid, courseId);
  return retryOnConflict(async () => {
    const enrolment = await enrolmentOf(db, uid, courseId).get();
    if (!enrolment.exists) return 0;
    const batch = db.batch();
    batch.delete(enrolment.ref, unchanged(enrolment));
    const entry = { actor, at: Timestamp.now(), action: 'take', course: courseId } as const;
    noteAudit(db, batch, { kind: 'people', id: uid }, entry);
    await batch.commit();
    return 1;
  });
}

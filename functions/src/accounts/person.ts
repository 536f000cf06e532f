import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import type {
  GrantInput,
  GrantLine,
  PersonAnswer,
  PersonCertificate,
  PersonCourse,
} from '@pathshala/contract/accounts/user';
import { readToken } from '@pathshala/contract/certificates/token';
import { normaliseEmail } from '@pathshala/contract/http/validation';
import type { Language } from '@pathshala/contract/text/languages';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { findCourse, readTitles } from '../content/courses.ts';
import { readSchool } from '../content/school.ts';
import { accountGone, type FreshCaller, unlessGone } from '../core/caller.ts';
import type { Dependencies } from '../core/deadline.ts';
import { DomainError, unlessNotFound, wrongField } from '../core/domain-error.ts';
import { inParts } from '../core/paging.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import { deletedPerson } from '../firestore/kept.ts';
import {
  commitOf,
  compareAndSet,
  noteEndedSignIns,
  retryOnConflict,
  unchanged,
} from '../firestore/writes.ts';
import { listOrders, noteCash } from '../money/ledger.ts';
import { noteAudit, notePerson } from '../people/audit.ts';
import { enrolmentOf, findEnrolment, isRevoked } from '../people/enrolments.ts';
import { type RemovalServices, removePerson } from '../people/erase.ts';
import { findAccounts } from '../people/people.ts';
import { newRecord, toUser } from './accounts.ts';
import { canBeAddress, type RoleServices, roleOf } from './roles.ts';

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

/** @param name normalised @returns 0 if it was that already */
export async function renamePerson({ auth, db }: RoleServices, actor: string, uid: string, name: string) {
  const { displayName = '' } = await requireKnownAccount(auth, uid);
  const isSame = normaliseDisplayName(displayName) === name;
  if (!isSame) await notePerson(db, actor, uid, 'rename');
  await auth.updateUser(uid, { displayName: name });
  // Even if it was the same: an earlier call may have been interrupted here.
  await compareAndSet(collections.users(db).doc(uid), (before) =>
    before && before.displayName !== name ? { ...before, displayName: name } : undefined,
  );
  return isSame ? 0 : 1;
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

interface CourseByHand {
  readonly actor: string;
  readonly uid: string;
  readonly courseId: string;
}

/** Enrolment, payment and audit are one batch: of two concurrent calls only one gives. No refund removes it. */
function give(
  db: Firestore,
  { actor, uid, courseId }: CourseByHand,
  paid?: Parameters<typeof noteCash>[3],
): Promise<0 | 1> {
  return retryOnConflict(async () => {
    if (await findEnrolment(db, uid, courseId)) return 0;
    const at = Timestamp.now();
    const batch = db.batch();
    const payments = paid && [noteCash(db, batch, { uid, courseId, at }, paid)];
    const place = { uid, courseId, enrolledAt: at, lessonsDone: [], ...(payments && { payments }) };
    batch.create(enrolmentOf(db, uid, courseId), place);
    const action = paid ? 'give-paid' : 'give';
    noteAudit(db, batch, { kind: 'people', id: uid }, { actor, at, action, course: courseId });
    await commitOf(db, actor, batch, uid);
    return 1;
  });
}

/** People served at the same time. */
const atOnce = 20;

/** Can be repeated: who has the course gets no second order. @throws DomainError `not-found`, `course-not-open` */
export async function grantCourse({ auth, db }: RoleServices, actor: string, asked: GrantInput) {
  const { courseId, emails, paid: input } = asked;
  const { course } = await findCourse(db, courseId);
  if (!course.complete) throw new DomainError('course-not-open');
  const paid = input && {
    cash: { amount: input.amount, currency: (await readSchool(db)).currency },
    note: input.note,
  };
  const addresses = [...new Set(emails.filter(canBeAddress).map(normaliseEmail))];
  const wanted = addresses.map((email) => ({ email }));
  const results = new Map<string, GrantLine['result']>();
  const giveTo = async ({ uid, email = '' }: Account) => {
    // The account may be deleted meanwhile.
    const given = await give(db, { actor, uid, courseId }, paid).catch(unlessNotFound);
    results.set(normaliseEmail(email), given === undefined ? 'no-account' : given ? 'given' : 'already');
  };
  for (const some of inParts(await findAccounts(auth, wanted), atOnce)) await Promise.all(some.map(giveTo));
  return emails.map((email): GrantLine => {
    const address = normaliseEmail(email);
    if (!canBeAddress(email)) return { email, result: 'invalid' };
    const result = results.get(address) ?? 'no-account';
    // The same address once more.
    if (result === 'given') results.set(address, 'already');
    return { email, result };
  });
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

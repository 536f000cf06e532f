import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type {
  PersonAnswer,
  PersonCertificate,
  PersonCourse,
  PersonOrder,
} from '@pathshala/contract/admin/overview';
import { readToken } from '@pathshala/contract/certificates/token';
import type { Language } from '@pathshala/contract/text/languages';
import type { UserRecord as Account } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { shownFields, shownIn } from '../domain/course-language.ts';
import { readCourseFields } from '../domain/courses.ts';
import { shownStatus } from '../domain/payment-books.ts';
import { isRevoked } from '../domain/revoked-certificates.ts';
import { collections } from '../firestore/collections.ts';
import { type AccountAuth, findByUid, roleOf } from './accounts.ts';
import { newRecord, toUser } from './records.ts';

interface PersonServices {
  readonly auth: AccountAuth;
  readonly db: Firestore;
}

/** @throws DomainError `not-found` */
export async function requireKnownAccount(auth: AccountAuth, uid: string): Promise<Account> {
  const account = await findByUid(auth, uid);
  if (!account) throw new DomainError('not-found', 'This account no longer exists.');
  return account;
}

/**
 * A person for admins.
 * @throws DomainError `not-found`
 */
export async function readPerson(
  { auth, db }: PersonServices,
  uid: string,
  language: Language,
): Promise<PersonAnswer> {
  const account = await requireKnownAccount(auth, uid);
  const [record, enrolments, payments] = await Promise.all([
    collections.users(db).doc(uid).get(),
    collections.enrolments(db).where('uid', '==', uid).get(),
    collections.payments(db).where('uid', '==', uid).get(),
  ]);
  const titleOf = await titlesOf(
    db,
    [...enrolments.docs, ...payments.docs].map((one) => one.data()),
    language,
  );
  const certificates = await Promise.all(
    enrolments.docs.map((one) => readCertificate(db, one.data().certificate)),
  );
  const courses = enrolments.docs.map((one, index): PersonCourse => {
    const { courseId, enrolledAt, lessonsDone, payments: paid } = one.data();
    const certificate = certificates[index];
    return {
      courseId,
      title: titleOf(courseId),
      enrolledAt: enrolledAt.toDate().toISOString(),
      lessonsDone: lessonsDone.length,
      bought: paid !== undefined,
      ...(certificate && { certificate }),
    };
  });
  const orders = payments.docs.map((one): PersonOrder => {
    const { courseId, amount, status, at } = one.data();
    const shown = shownStatus[status];
    return {
      _id: one.id,
      courseId,
      title: titleOf(courseId),
      amount,
      status: shown,
      at: at.toDate().toISOString(),
    };
  });
  const known = record.data() ?? newRecord(normaliseEmail(account.email ?? ''), account.displayName ?? '');
  return {
    user: toUser(uid, { ...known, role: roleOf(account) }, account.emailVerified),
    disabled: account.disabled,
    courses: courses.sort((a, b) => b.enrolledAt.localeCompare(a.enrolledAt)),
    orders: orders.sort((a, b) => b.at.localeCompare(a.at)),
  };
}

async function readCertificate(
  db: Firestore,
  token: string | undefined,
): Promise<PersonCertificate | undefined> {
  const id = token && readToken(token)?.statement.id;
  return id ? { _id: id, token, revoked: await isRevoked(db, id) } : undefined;
}

/** Each course is read once. */
async function titlesOf(
  db: Firestore,
  records: readonly { readonly courseId: string }[],
  language: Language,
): Promise<(courseId: string) => string> {
  const ids = [...new Set(records.map(({ courseId }) => courseId))];
  const courses = await readCourseFields(db, ids, shownFields(language));
  const titles = new Map(ids.map((id, at) => [id, courses[at] && shownIn(courses[at], language).title]));
  return (courseId) => titles.get(courseId) ?? courseId;
}

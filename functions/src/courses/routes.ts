import { randomUUID } from 'node:crypto';
import { siteConfig } from '@pathshala/brand/site.config';
import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import { certificateEndpoints } from '@pathshala/contract/certificates/endpoints';
import type { CertificateStatement } from '@pathshala/contract/certificates/token';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { missingFor } from '@pathshala/contract/courses/lesson-access';
import { ownValue } from '@pathshala/contract/http/own-value';
import { schoolDay } from '@pathshala/contract/site/region';
import { firstLanguage, type Language, languageOfLine } from '@pathshala/contract/text/languages';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import {
  noSuchLesson,
  readCourseFields,
  type ShownOfCourse,
  shownFields,
  shownIn,
} from '../content/courses.ts';
import { schoolIn } from '../content/school.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import type { EnrolmentRecord } from '../firestore/learning-records.ts';
import { commitOf, compareAndSet, isCreated } from '../firestore/writes.ts';
import { type Call, json, listRoute, type Route, requestedLanguage, route, signedIn } from '../http/route.ts';
import { settleOpenPayments } from '../money/ledger.ts';
import { enrolmentOf, findEnrolment, readCourseFor } from '../people/enrolments.ts';
import {
  type GetSigningKey,
  isStanding,
  listRevocations,
  renewCertificate,
  restoreCertificate,
  revokeCertificate,
  revokedList,
  type SigningKey,
  signCertificate,
} from './certificates.ts';

export async function listEnrolments(db: Firestore, uid: string, language: Language, getKey?: GetSigningKey) {
  const own: Query<EnrolmentRecord> = collections.enrolments(db).where('uid', '==', uid);
  // Concurrent: usually nothing has to be settled, and then this costs no time.
  const [first, settled] = await Promise.all([own.get(), settleOpenPayments(db, uid)]);
  const { docs } = settled === 0 ? first : await own.get();
  const records = await Promise.all(docs.map((one) => standing(db, one.data(), getKey)));
  const ids = records.map((record) => record.courseId);
  const courses = await readCourseFields(db, ids, shownFields(language));
  return records
    .map((record, index) => ({ record, course: courses[index] }))
    .sort((a, b) => b.record.enrolledAt.toMillis() - a.record.enrolledAt.toMillis())
    .flatMap(({ record, course }) => (course ? [toEnrolment(record, shownIn(course, language))] : []));
}

/** An enrolment with a currently valid certificate. A misconfigured key issues none, but must not block courses. */
async function standing(db: Firestore, record: EnrolmentRecord, getKey: GetSigningKey | undefined) {
  if (!getKey || record.certificate === undefined || isStanding(record.certificate)) return record;
  try {
    return await renewCertificate(db, getKey(), record);
  } catch {
    return record;
  }
}

export async function joinCourse(db: Firestore, uid: string, course: CourseDetail) {
  const record: EnrolmentRecord = { uid, courseId: course._id, enrolledAt: Timestamp.now(), lessonsDone: [] };
  const place = enrolmentOf(db, uid, course._id);
  const isNew = await isCreated(commitOf(db, uid, db.batch().create(place, record)));
  const found = isNew ? undefined : (await place.get()).data();
  return { enrolment: toEnrolment(found ?? record, course), isNew };
}

/** Concurrent marks in any order are safe. @throws DomainError `not-enrolled` */
export async function markLesson(
  db: Firestore,
  uid: string,
  course: CourseDetail,
  lessonId: string,
  done: boolean,
): Promise<Enrolment> {
  let record = await findEnrolment(db, uid, course._id);
  await compareAndSet(enrolmentOf(db, uid, course._id), (before) => {
    // If it existed, a refund removed it meanwhile.
    if (!before) throw new DomainError('not-enrolled');
    record = { ...before, ...markOf(before, lessonId, done) };
    return record;
  });
  if (!record) throw new DomainError('not-enrolled');
  return toEnrolment(record, course);
}

/** A repeated mark keeps the first date. */
function markOf(before: EnrolmentRecord, lessonId: string, done: boolean): Partial<EnrolmentRecord> {
  const others = before.lessonsDone.filter((one) => one !== lessonId);
  const { [lessonId]: _, ...doneAt } = before.doneAt ?? {};
  if (!done) return { lessonsDone: others, doneAt };
  if (others.length < before.lessonsDone.length) return {};
  return { lessonsDone: [...others, lessonId], doneAt: { ...doneAt, [lessonId]: Timestamp.now() } };
}

/** The student's view: without removed lessons and certificates of withdrawn keys. */
export function toEnrolment(record: EnrolmentRecord, course: ShownOfCourse): Enrolment {
  const done = new Set(record.lessonsDone);
  const ids = course.outline.map((lesson) => lesson.id);
  const { quizzes = {}, modelTest, certificate } = record;
  return {
    courseId: record.courseId,
    title: course.title,
    img: course.img,
    enrolledAt: record.enrolledAt.toDate().toISOString(),
    lessonsDone: ids.filter((id) => done.has(id)),
    lessons: course.outline,
    nextLesson: ids.find((id) => !done.has(id)) ?? null,
    quizzes: ids.flatMap((lessonId) => {
      const best = ownValue(quizzes, lessonId);
      return best ? [{ lessonId, ...best }] : [];
    }),
    ...(modelTest?.best && { modelTest: modelTest.best }),
    ...(isStanding(certificate) && { certificate }),
  };
}

interface CertificateRequest {
  readonly uid: string;
  readonly course: CourseDetail;
  readonly name: string;
}

export async function giveCertificate(db: Firestore, key: SigningKey, request: CertificateRequest) {
  const { uid, course } = request;
  const record = await findEnrolment(db, uid, course._id);
  if (!record) throw new DomainError('not-enrolled');
  const enrolment = toEnrolment(await renewCertificate(db, key, record), course);
  if (enrolment.certificate) return enrolment;
  if (missingFor(enrolment).length > 0) throw new DomainError('not-finished');
  const statement = { ...(await statementOf(db, request)), modelTest: enrolment.modelTest !== undefined };
  const certificate = signCertificate(key, statement);
  const place = enrolmentOf(db, uid, course._id);
  await compareAndSet(place, (before) =>
    before && !isStanding(before.certificate) ? { ...before, certificate } : undefined,
  );
  // A concurrent call may have won.
  const after = (await place.get()).data();
  if (!after) throw new DomainError('not-enrolled');
  return toEnrolment(after, course);
}

/** At least half an hour. */
const halves = (minutes: number) => Math.max(1, Math.round(minutes / 30)) / 2;

async function statementOf(
  db: Firestore,
  { course, name }: CertificateRequest,
): Promise<Omit<CertificateStatement, 'modelTest'>> {
  const lang = languageOfLine(course.title) ?? firstLanguage;
  return {
    id: randomUUID(),
    iss: (await schoolIn(db, lang)).name,
    site: siteConfig.origin,
    name: normaliseDisplayName(name),
    course: course._id,
    title: course.title,
    day: schoolDay(Date.now()),
    hours: halves(course.minutes),
    lang,
  };
}

export function enrolmentRoutes(db: Firestore, getKey?: GetSigningKey): Route[] {
  return [
    ...certificateRoutes(db, getKey),
    json(courseEndpoints.enrolments, (call) =>
      listEnrolments(db, signedIn(call).uid, requestedLanguage(call.query), getKey),
    ),
    enrol(db),
    json(courseEndpoints.ownCourse, async (call) => {
      const course = await ownCourse(db, call);
      if (!(await findEnrolment(db, signedIn(call).uid, course._id))) throw new DomainError('not-enrolled');
      return course;
    }),
    json(courseEndpoints.progress, async (call) => {
      const { course, lessonId } = await lessonOf(db, call);
      return await markLesson(db, signedIn(call).uid, course, lessonId, call.body.done);
    }),
  ];
}

function ownCourse(db: Firestore, call: Pick<Call<unknown, 'courseId'>, 'params' | 'query' | 'caller'>) {
  return readCourseFor(db, signedIn(call).uid, call.params.courseId, requestedLanguage(call.query));
}

async function lessonOf(
  db: Firestore,
  call: Pick<Call<unknown, 'courseId' | 'lessonId'>, 'params' | 'query' | 'caller'>,
) {
  const course = await ownCourse(db, call);
  const lessonId = call.params.lessonId;
  if (!course.outline.some((lesson) => lesson.id === lessonId)) throw noSuchLesson();
  return { course, lessonId };
}

/** Joins a free course; existing students get their enrolment, whatever the price. */
function enrol(db: Firestore): Route {
  return route(courseEndpoints.enrol, async (call) => {
    const { uid } = signedIn(call);
    const course = await ownCourse(db, call);
    const found = await findEnrolment(db, uid, course._id);
    if (found) return { json: toEnrolment(found, course) };
    if (!course.complete) throw new DomainError('course-not-open');
    if (course.price > 0) throw new DomainError('payment-required');
    const { enrolment, isNew } = await joinCourse(db, uid, course);
    return { json: enrolment, status: isNew ? 201 : 200 };
  });
}

export function certificateRoutes(db: Firestore, getKey: GetSigningKey | undefined): Route[] {
  const revoked = revokedList(db);
  const changed = (modifiedCount: 0 | 1) => {
    revoked.changed();
    return { json: { modifiedCount } };
  };
  return [
    json(
      certificateEndpoints.certificate,
      async (call) => {
        if (!getKey) throw new DomainError('not-found', 'This school doesn’t issue certificates.');
        const request = { uid: signedIn(call).uid, course: await ownCourse(db, call), name: call.body.name };
        return await giveCertificate(db, getKey(), request);
      },
      { caller: 'account' },
    ),
    route(certificateEndpoints.revokedCertificates, async (call) => ({
      serialised: await revoked.read(call.params.part),
      cache: 'catalogue',
    })),
    listRoute(certificateEndpoints.revocations, (page) => listRevocations(db, page)),
    route(certificateEndpoints.revokeCertificate, async (call) => {
      const { reason } = call.body;
      const request = { certificateId: call.params.certificateId, reason, by: signedIn(call).uid };
      return changed(await revokeCertificate(db, request));
    }),
    route(certificateEndpoints.restoreCertificate, async (call) =>
      changed(await restoreCertificate(db, call.params.certificateId)),
    ),
  ];
}

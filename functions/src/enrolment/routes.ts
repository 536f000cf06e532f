import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { requestedLanguage } from '../http/reply.ts';
import { type Call, listRoute, param, type Route, route, signedIn } from '../http/route.ts';
import { findEnrolment, readCourseFor } from '../people/enrolments.ts';
import { giveCertificate, joinCourse, listEnrolments, markLesson, toEnrolment } from './enrolments.ts';
import { listRevocations, restoreCertificate, revokeCertificate, revokedList } from './revoked.ts';
import type { GetSigningKey } from './signing-key.ts';

/** @param getKey absent: the school issues no certificates */
export function enrolmentRoutes(db: Firestore, getKey?: GetSigningKey): Route[] {
  return [
    ...certificateRoutes(db, getKey),
    route(endpoints.enrolments, async (call) => ({
      json: await listEnrolments(db, signedIn(call).uid, requestedLanguage(call.query), getKey),
    })),
    enrol(db),
    route(endpoints.ownCourse, async (call) => {
      const course = await ownCourse(db, call);
      if (!(await findEnrolment(db, signedIn(call).uid, course._id))) throw new DomainError('not-enrolled');
      return { json: course };
    }),
    route(
      endpoints.progress,
      async (call) => {
        const { course, lessonId } = await lessonOf(db, call);
        return { json: await markLesson(db, signedIn(call).uid, course, lessonId, call.body.done) };
      },
      { body: bodySchemas.progress },
    ),
  ];
}

/** If the caller may see it. @throws DomainError `not-found` */
function ownCourse(db: Firestore, call: Pick<Call<unknown, 'courseId'>, 'params' | 'query' | 'caller'>) {
  return readCourseFor(db, signedIn(call).uid, param(call, 'courseId'), requestedLanguage(call.query));
}

/** @throws DomainError `not-found` */
async function lessonOf(
  db: Firestore,
  call: Pick<Call<unknown, 'courseId' | 'lessonId'>, 'params' | 'query' | 'caller'>,
) {
  const course = await ownCourse(db, call);
  const lessonId = param(call, 'lessonId');
  if (!course.outline.some((lesson) => lesson.id === lessonId)) {
    throw new DomainError('not-found', 'This course doesn’t have that lesson.');
  }
  return { course, lessonId };
}

/** Joins a free course; existing students get their enrolment, whatever the price. */
function enrol(db: Firestore): Route {
  return route(endpoints.enrol, async (call) => {
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

/** @param getKey absent: the school issues none */
export function certificateRoutes(db: Firestore, getKey: GetSigningKey | undefined): Route[] {
  const revoked = revokedList(db);
  const changed = (modifiedCount: 0 | 1) => {
    revoked.changed();
    return { json: { modifiedCount } };
  };
  return [
    route(
      endpoints.certificate,
      async (call) => {
        if (!getKey) throw new DomainError('not-found', 'This school doesn’t issue certificates.');
        const { uid } = signedIn(call);
        const course = await readCourseFor(db, uid, param(call, 'courseId'), requestedLanguage(call.query));
        const request = { uid, course, name: call.body.name };
        return { json: await giveCertificate(db, getKey(), request) };
      },
      { body: bodySchemas.certificate, caller: 'account' },
    ),
    route(endpoints.revokedCertificates, async (call) => ({
      serialised: await revoked.read(param(call, 'part')),
      cache: 'catalogue',
    })),
    listRoute(adminEndpoints.revocations, (page) => listRevocations(db, page)),
    route(
      adminEndpoints.revokeCertificate,
      async (call) => {
        const { reason } = call.body;
        const request = { certificateId: param(call, 'certificateId'), reason, by: signedIn(call).uid };
        return changed(await revokeCertificate(db, request));
      },
      { body: bodySchemas.revokeCertificate },
    ),
    route(adminEndpoints.restoreCertificate, async (call) =>
      changed(await restoreCertificate(db, param(call, 'certificateId'))),
    ),
  ];
}

import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { findEnrolment, readCourseFor } from '../domain/enrolments.ts';
import { requestedLanguage } from '../http/requested-language.ts';
import { type Call, param, type Route, route, signedIn } from '../http/route.ts';
import { certificateRoutes } from './certificate-routes.ts';
import type { GetSigningKey } from './certificate-settings.ts';
import { joinCourse, listEnrolments, markLesson, toEnrolment } from './enrolments.ts';

/**
 * Endpoints of enrolments, progress and certificates.
 * @param getKey absent: the school issues none
 */
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

/**
 * The course in a call's path, if the caller may see it.
 * @throws DomainError `not-found`
 */
function ownCourse(db: Firestore, call: Pick<Call<unknown, 'courseId'>, 'params' | 'query' | 'caller'>) {
  return readCourseFor(db, signedIn(call).uid, param(call, 'courseId'), requestedLanguage(call.query));
}

/**
 * The lesson in a call's path, with its course.
 * @throws DomainError `not-found`
 */
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

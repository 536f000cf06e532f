import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { requestedLanguage } from '../http/reply.ts';
import { param, type Route, route, signedIn } from '../http/route.ts';
import { readCourseFor } from '../people/enrolments.ts';
import { startPaper, submitModelTest } from './model-test.ts';

export function modelTestRoutes(db: Firestore): Route[] {
  return [
    route(endpoints.startModelTest, async (call) => {
      const language = requestedLanguage(call.query);
      const { uid } = signedIn(call);
      const course = await readCourseFor(db, uid, param(call, 'courseId'), language);
      return { json: await startPaper(db, uid, course, language) };
    }),
    route(
      endpoints.submitModelTest,
      async (call) => {
        const language = requestedLanguage(call.query);
        const { uid } = signedIn(call);
        const course = await readCourseFor(db, uid, param(call, 'courseId'), language);
        return { json: await submitModelTest(db, uid, { course, language, ...call.body }) };
      },
      { body: bodySchemas.submitModelTest },
    ),
  ];
}

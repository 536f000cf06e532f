import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { readCourseFor } from '../domain/enrolments.ts';
import { requestedLanguage } from '../http/requested-language.ts';
import { param, type Route, route, signedIn } from '../http/route.ts';
import { assignClassTest } from './assign-class-test.ts';
import { markClassTest } from './mark-class-test.ts';
import { startPaper } from './start.ts';
import { submitModelTest } from './submit-model-test.ts';

/** Endpoints of model tests: courses' papers, and the quiz questions of classes' papers. */
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
    route(
      endpoints.assignClassTest,
      async (call) => {
        const [schoolClass, seed] = [param(call, 'schoolClass'), param(call, 'paperSeed')];
        const language = requestedLanguage(call.query);
        const subject = call.query.get('subject');
        const paper = { schoolClass, subject, seed };
        return { json: await assignClassTest(db, { ...paper, caller: call.caller, language }) };
      },
      { caller: 'optional' },
    ),
    route(
      endpoints.markClassTest,
      async ({ body, caller, query }) => ({
        json: await markClassTest(db, { ...body, caller, language: requestedLanguage(query) }),
      }),
      { body: bodySchemas.markClassTest, caller: 'optional' },
    ),
  ];
}

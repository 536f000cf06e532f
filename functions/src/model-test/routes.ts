import { bodySchemas } from '@pathshala/contract/bodies';
import { endpoints } from '@pathshala/contract/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { readCourseFor } from '../domain/enrolments.ts';
import { languageAsked } from '../http/language-asked.ts';
import { param, type Route, route, signedIn } from '../http/route.ts';
import { dealClassTest } from './deal-class-test.ts';
import { handIn } from './hand-in.ts';
import { markClassTest } from './mark-class-test.ts';
import { startPaper } from './start.ts';

/**
 * The model tests of courses: the school makes the paper, and marks it. Of a class's paper it deals and marks the questions
 * of quizzes.
 */
export function modelTestRoutes(db: Firestore): Route[] {
  return [
    route(endpoints.startModelTest, async (call) => {
      const language = languageAsked(call.query);
      const { uid } = signedIn(call);
      const course = await readCourseFor(db, uid, param(call, 'courseId'), language);
      return { json: await startPaper(db, uid, course, language) };
    }),
    route(
      endpoints.handInModelTest,
      async (call) => {
        const language = languageAsked(call.query);
        const { uid } = signedIn(call);
        const course = await readCourseFor(db, uid, param(call, 'courseId'), language);
        return { json: await handIn(db, uid, { course, language, ...call.body }) };
      },
      { body: bodySchemas.handInModelTest },
    ),
    route(
      endpoints.dealClassTest,
      async (call) => {
        const [schoolClass, seed] = [param(call, 'schoolClass'), param(call, 'paperSeed')];
        const language = languageAsked(call.query);
        return { json: await dealClassTest(db, { schoolClass, seed, caller: call.caller, language }) };
      },
      { caller: 'optional' },
    ),
    route(
      endpoints.markClassTest,
      async ({ body, caller, query }) => ({
        json: await markClassTest(db, { ...body, caller, language: languageAsked(query) }),
      }),
      { body: bodySchemas.markClassTest, caller: 'optional' },
    ),
  ];
}

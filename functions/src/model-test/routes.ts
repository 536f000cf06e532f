import { bodySchemas } from '@pathshala/contract/bodies';
import { endpoints } from '@pathshala/contract/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { readCourse } from '../domain/courses.ts';
import { languageAsked } from '../http/language-asked.ts';
import { param, type Route, route, signedIn } from '../http/route.ts';
import { handIn } from './hand-in.ts';
import { startPaper } from './start.ts';

/** The model tests of courses: the school makes the paper, and marks it. */
export function modelTestRoutes(db: Firestore): Route[] {
  return [
    route(endpoints.startModelTest, async (call) => {
      const language = languageAsked(call.query);
      const course = await readCourse(db, param(call, 'courseId'), language);
      return { json: await startPaper(db, signedIn(call).uid, course, language) };
    }),
    route(
      endpoints.handInModelTest,
      async (call) => {
        const language = languageAsked(call.query);
        const course = await readCourse(db, param(call, 'courseId'), language);
        return { json: await handIn(db, signedIn(call).uid, { course, language, ...call.body }) };
      },
      { body: bodySchemas.handInModelTest },
    ),
  ];
}

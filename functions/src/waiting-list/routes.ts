import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { readCourse } from '../content/courses.ts';
import { requestedLanguage } from '../http/reply.ts';
import { param, type Route, route, signedIn } from '../http/route.ts';
import { joinWaitingList, leaveWaitingList, readWaitingList, readWaitingPlace } from './waiting-list.ts';

/** Endpoints of the waiting list. */
export function waitingListRoutes(db: Firestore): Route[] {
  return [
    route(endpoints.waitingPlace, async (call) => {
      const course = await readCourse(db, param(call, 'courseId'));
      return { json: await readWaitingPlace(db, signedIn(call).uid, course._id) };
    }),
    route(endpoints.joinWaitingList, async (call) => {
      const course = await readCourse(db, param(call, 'courseId'));
      return { json: await joinWaitingList(db, signedIn(call).uid, course) };
    }),
    route(endpoints.leaveWaitingList, async (call) => {
      const course = await readCourse(db, param(call, 'courseId'));
      return { json: await leaveWaitingList(db, signedIn(call).uid, course._id) };
    }),
    route(endpoints.waitingList, async (call) => ({
      json: await readWaitingList(db, signedIn(call).uid, requestedLanguage(call.query)),
    })),
  ];
}

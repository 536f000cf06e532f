import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { requestedLanguage } from '../http/reply.ts';
import { type Call, freshCaller, param, type Route, route, signedIn } from '../http/route.ts';
import { countLimit } from '../rate-limit/rate-limit.ts';
import {
  type ClassroomRequest,
  closeClassroom,
  codeLimit,
  endClassroom,
  joinClassroom,
  leaveClassroom,
  listJoined,
  listTaught,
  lookAtClassroom,
  makeClassroom,
  readTable,
  removePupil,
  removeTask,
  renewCode,
  setTask,
} from './classrooms.ts';

/** Endpoints of classrooms: docs/decisions/0117-classroom-in-one-document.md. */
export function classroomRoutes(db: Firestore, asksConsent: boolean): Route[] {
  return [...pupilRoutes(db), ...teacherRoutes(db, asksConsent)];
}

/** For signed-in people; the consent gate in front of all routes restricts children. */
function pupilRoutes(db: Firestore): Route[] {
  const limit = countLimit(db, codeLimit);
  return [
    route(classroomEndpoints.joinedClassrooms, async (call) => ({
      json: await listJoined(db, signedIn(call).uid, requestedLanguage(call.query)),
    })),
    route(classroomEndpoints.lookAtClassroom, async (call) => {
      const { uid } = signedIn(call);
      await limit(uid);
      return { json: await lookAtClassroom(db, uid, call.body.code) };
    }),
    route(
      classroomEndpoints.joinClassroom,
      async (call) => {
        const { uid } = signedIn(call);
        await limit(uid);
        return { json: await joinClassroom(db, uid, call.body.code) };
      },
      { caller: 'account' },
    ),
    route(classroomEndpoints.leaveClassroom, async (call) => {
      await leaveClassroom(db, signedIn(call).uid, param(call, 'classroomId'));
      return { json: { left: true } };
    }),
  ];
}

function teacherRoutes(db: Firestore, asksConsent: boolean): Route[] {
  return [
    route(classroomEndpoints.taughtClassrooms, async (call) => ({
      json: await listTaught(db, freshCaller(call).uid),
    })),
    route(classroomEndpoints.makeClassroom, async (call) => ({
      json: await makeClassroom(db, freshCaller(call).uid, call.body.name),
      status: 201,
    })),
    route(classroomEndpoints.taughtClassroom, async (call) => ({
      json: await readTable(db, freshCaller(call).uid, askedOf(call), asksConsent),
    })),
    route(classroomEndpoints.endClassroom, async (call) => {
      await endClassroom(db, freshCaller(call).uid, param(call, 'classroomId'));
      return { json: { ended: true } };
    }),
    route(classroomEndpoints.renewCode, async (call) => ({
      json: await renewCode(db, freshCaller(call).uid, param(call, 'classroomId')),
    })),
    route(classroomEndpoints.closeClassroom, async (call) => ({
      json: await closeClassroom(db, freshCaller(call).uid, param(call, 'classroomId')),
    })),
    route(classroomEndpoints.removePupil, async (call) => {
      const pupil = param(call, 'pupilId');
      return { json: await removePupil(db, freshCaller(call).uid, param(call, 'classroomId'), pupil) };
    }),
    route(classroomEndpoints.setTask, async (call) => ({
      json: await setTask(db, freshCaller(call).uid, askedOf(call), call.body),
    })),
    route(classroomEndpoints.removeTask, async (call) => ({
      json: await removeTask(db, freshCaller(call).uid, askedOf(call), param(call, 'task')),
    })),
  ];
}

function askedOf(call: Pick<Call<unknown, 'classroomId'>, 'params' | 'query'>): ClassroomRequest {
  return { id: param(call, 'classroomId'), language: requestedLanguage(call.query) };
}

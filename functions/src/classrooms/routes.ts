import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import {
  type Call,
  freshCaller,
  json,
  listRoute,
  type Route,
  requestedLanguage,
  route,
  signedIn,
} from '../http/route.ts';
import { countLimit } from '../rate-limit/rate-limit.ts';
import {
  type ClassroomRequest,
  closeClassroom,
  codeLimit,
  endClassroom,
  joinClassroom,
  leaveClassroom,
  listAllClassrooms,
  listJoined,
  listTaught,
  lookAtClassroom,
  makeClassroom,
  readAddresses,
  readTable,
  removePupil,
  removeTask,
  renewCode,
  setTask,
} from './classrooms.ts';

/** Endpoints of classrooms: docs/decisions/0117-classroom-in-one-document.md. */
export function classroomRoutes(db: Firestore, asksConsent: () => Promise<boolean>): Route[] {
  return [...pupilRoutes(db), ...teacherRoutes(db, asksConsent)];
}

/** For signed-in people; the consent gate in front of all routes restricts children. */
function pupilRoutes(db: Firestore): Route[] {
  const limit = countLimit(db, codeLimit);
  return [
    json(classroomEndpoints.joinedClassrooms, (call) =>
      listJoined(db, signedIn(call).uid, requestedLanguage(call.query)),
    ),
    json(classroomEndpoints.lookAtClassroom, async (call) => {
      const { uid } = signedIn(call);
      await limit(uid);
      return await lookAtClassroom(db, uid, call.body.code);
    }),
    json(
      classroomEndpoints.joinClassroom,
      async (call) => {
        const { uid } = signedIn(call);
        await limit(uid);
        return await joinClassroom(db, uid, call.body.code);
      },
      { caller: 'account' },
    ),
    json(classroomEndpoints.leaveClassroom, async (call) => {
      await leaveClassroom(db, signedIn(call).uid, call.params.classroomId);
      return { left: true };
    }),
  ];
}

function teacherRoutes(db: Firestore, asksConsent: () => Promise<boolean>): Route[] {
  return [
    listRoute(classroomEndpoints.allClassrooms, (page) => listAllClassrooms(db, page)),
    json(classroomEndpoints.classroomAddresses, (call) => readAddresses(db, call.params.classroomId)),
    json(classroomEndpoints.taughtClassrooms, (call) => listTaught(db, freshCaller(call).uid)),
    route(classroomEndpoints.makeClassroom, async (call) => ({
      json: await makeClassroom(db, freshCaller(call).uid, call.body.name),
      status: 201,
    })),
    json(classroomEndpoints.taughtClassroom, async (call) =>
      readTable(db, freshCaller(call).uid, askedOf(call), await asksConsent()),
    ),
    json(classroomEndpoints.endClassroom, async (call) => {
      await endClassroom(db, freshCaller(call).uid, call.params.classroomId);
      return { ended: true };
    }),
    json(classroomEndpoints.renewCode, (call) =>
      renewCode(db, freshCaller(call).uid, call.params.classroomId),
    ),
    json(classroomEndpoints.closeClassroom, (call) =>
      closeClassroom(db, freshCaller(call).uid, call.params.classroomId),
    ),
    json(classroomEndpoints.removePupil, async (call) => {
      const pupil = call.params.pupilId;
      return await removePupil(db, freshCaller(call).uid, call.params.classroomId, pupil);
    }),
    json(classroomEndpoints.setTask, (call) => setTask(db, freshCaller(call).uid, askedOf(call), call.body)),
    json(classroomEndpoints.removeTask, (call) =>
      removeTask(db, freshCaller(call).uid, askedOf(call), call.params.task),
    ),
  ];
}

function askedOf(call: Pick<Call<unknown, 'classroomId'>, 'params' | 'query'>): ClassroomRequest {
  return { id: call.params.classroomId, language: requestedLanguage(call.query) };
}

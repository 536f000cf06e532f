/**
 * The calls of teachers' classes, in the same words as `calls/endpoints.ts`. A table of their own, so that no other page loads it.
 */

import { endpoint, type LanguageQuery } from '../http/endpoint.ts';
import type {
  ClassroomInput,
  ClassroomPreview,
  ClassroomTable,
  JoinedClassroom,
  JoinInput,
  Task,
  TaskInput,
  TaughtClassroom,
} from './classroom.ts';

export const classroomEndpoints = {
  /** The classes that the caller is in, with what is set there and how far they are. */
  joinedClassrooms: endpoint<{ answer: JoinedClassroom[]; query: LanguageQuery }>()(
    'GET',
    '/classrooms',
    'signed-in',
  ),
  /** Whose class a code is of, before one joins. The code is in the body: addresses are written into logs. */
  lookAtClassroom: endpoint<{ answer: ClassroomPreview; body: JoinInput }>()(
    'POST',
    '/classrooms/look',
    'signed-in',
  ),
  joinClassroom: endpoint<{ answer: ClassroomPreview; body: JoinInput }>()(
    'POST',
    '/classrooms/join',
    'signed-in',
  ),
  leaveClassroom: endpoint<{ answer: { left: true } }>()('DELETE', '/classrooms/:classroomId', 'signed-in'),
  /** The caller's own classes, the newest first. */
  taughtClassrooms: endpoint<{ answer: TaughtClassroom[] }>()('GET', '/teaching', 'editor'),
  makeClassroom: endpoint<{ answer: TaughtClassroom; body: ClassroomInput }>()('POST', '/teaching', 'editor'),
  /** Pupils by tasks. */
  taughtClassroom: endpoint<{ answer: ClassroomTable; query: LanguageQuery }>()(
    'GET',
    '/teaching/:classroomId',
    'editor',
  ),
  /** Ends a class: nobody is in it any more. */
  endClassroom: endpoint<{ answer: { ended: true } }>()('DELETE', '/teaching/:classroomId', 'editor'),
  /** A new code in place of the present one, or where there is none. */
  renewCode: endpoint<{ answer: TaughtClassroom }>()('POST', '/teaching/:classroomId/code', 'editor'),
  /** Nobody can join any more. */
  closeClassroom: endpoint<{ answer: TaughtClassroom }>()('DELETE', '/teaching/:classroomId/code', 'editor'),
  removePupil: endpoint<{ answer: TaughtClassroom }>()(
    'DELETE',
    '/teaching/:classroomId/pupils/:pupilId',
    'editor',
  ),
  /** Sets a task, or another day for it. */
  setTask: endpoint<{ answer: Task[]; body: TaskInput; query: LanguageQuery }>()(
    'PUT',
    '/teaching/:classroomId/tasks',
    'editor',
  ),
  /** `task` as `taskName` says it. */
  removeTask: endpoint<{ answer: Task[]; query: LanguageQuery }>()(
    'DELETE',
    '/teaching/:classroomId/tasks/:task',
    'editor',
  ),
} as const;

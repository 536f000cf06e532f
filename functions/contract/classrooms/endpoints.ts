/** The endpoints of classrooms. A separate table, so that other pages do not load it. */

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
  /** The caller's classrooms, with tasks and progress. */
  joinedClassrooms: endpoint<{ answer: JoinedClassroom[]; query: LanguageQuery }>()(
    'GET',
    '/classrooms',
    'signed-in',
  ),
  /** The classroom behind a code, before joining. The code is in the body because addresses are logged. */
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
  /** The caller's own classrooms as a teacher, newest first. */
  taughtClassrooms: endpoint<{ answer: TaughtClassroom[] }>()('GET', '/teaching', 'editor'),
  makeClassroom: endpoint<{ answer: TaughtClassroom; body: ClassroomInput }>()('POST', '/teaching', 'editor'),
  /** Pupils by tasks. */
  taughtClassroom: endpoint<{ answer: ClassroomTable; query: LanguageQuery }>()(
    'GET',
    '/teaching/:classroomId',
    'editor',
  ),
  /** Deletes a classroom. */
  endClassroom: endpoint<{ answer: { ended: true } }>()('DELETE', '/teaching/:classroomId', 'editor'),
  /** Replaces or creates the code. */
  renewCode: endpoint<{ answer: TaughtClassroom }>()('POST', '/teaching/:classroomId/code', 'editor'),
  /** Closes the classroom to new pupils. */
  closeClassroom: endpoint<{ answer: TaughtClassroom }>()('DELETE', '/teaching/:classroomId/code', 'editor'),
  removePupil: endpoint<{ answer: TaughtClassroom }>()(
    'DELETE',
    '/teaching/:classroomId/pupils/:pupilId',
    'editor',
  ),
  /** Adds a task, or changes its due day. */
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

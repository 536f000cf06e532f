import { del, get, type LanguageQuery, type PageQuery, post, put } from '../http/endpoint.ts';
import type * as classroom from './classroom.ts';

export const classroomEndpoints = {
  joinedClassrooms: get<classroom.JoinedClassroom[], LanguageQuery>('/classrooms', 'signed-in'),
  /** The classroom behind a code, before joining. The code is in the body because addresses are logged. */
  lookAtClassroom: post<classroom.ClassroomPreview, never, classroom.JoinInput>(
    '/classrooms/look',
    'signed-in',
  ),
  joinClassroom: post<classroom.ClassroomPreview, never, classroom.JoinInput>(
    '/classrooms/join',
    'signed-in',
  ),
  leaveClassroom: del<{ left: true }, ':classroomId'>('/classrooms/:classroomId', 'signed-in'),
  allClassrooms: get<classroom.ClassroomChoice[], PageQuery>('/enrolments/classes', 'admin'),
  classroomAddresses: get<string[], ':classroomId'>('/enrolments/classes/:classroomId', 'admin'),
  taughtClassrooms: get<classroom.TaughtClassroom[]>('/teaching', 'editor'),
  makeClassroom: post<classroom.TaughtClassroom, never, classroom.ClassroomInput>('/teaching', 'editor'),
  taughtClassroom: get<classroom.ClassroomTable, ':classroomId' | LanguageQuery>(
    '/teaching/:classroomId',
    'editor',
  ),
  endClassroom: del<{ ended: true }, ':classroomId'>('/teaching/:classroomId', 'editor'),
  renewCode: post<classroom.TaughtClassroom, ':classroomId'>('/teaching/:classroomId/code', 'editor'),
  closeClassroom: del<classroom.TaughtClassroom, ':classroomId'>('/teaching/:classroomId/code', 'editor'),
  removePupil: del<classroom.TaughtClassroom, ':classroomId' | ':pupilId'>(
    '/teaching/:classroomId/pupils/:pupilId',
    'editor',
  ),
  setTask: put<classroom.Task[], ':classroomId' | LanguageQuery, classroom.TaskInput>(
    '/teaching/:classroomId/tasks',
    'editor',
  ),
  removeTask: del<classroom.Task[], ':classroomId' | ':task' | LanguageQuery>(
    '/teaching/:classroomId/tasks/:task',
    'editor',
  ),
} as const;

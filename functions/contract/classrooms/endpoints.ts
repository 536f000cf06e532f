import { del, get, type LanguageQuery, post, put } from '../http/endpoint.ts';
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
  joinedClassrooms: get<JoinedClassroom[], LanguageQuery>('/classrooms', 'signed-in'),
  /** The classroom behind a code, before joining. The code is in the body because addresses are logged. */
  lookAtClassroom: post<ClassroomPreview, never, JoinInput>('/classrooms/look', 'signed-in'),
  joinClassroom: post<ClassroomPreview, never, JoinInput>('/classrooms/join', 'signed-in'),
  leaveClassroom: del<{ left: true }, ':classroomId'>('/classrooms/:classroomId', 'signed-in'),
  taughtClassrooms: get<TaughtClassroom[]>('/teaching', 'editor'),
  makeClassroom: post<TaughtClassroom, never, ClassroomInput>('/teaching', 'editor'),
  taughtClassroom: get<ClassroomTable, ':classroomId' | LanguageQuery>('/teaching/:classroomId', 'editor'),
  endClassroom: del<{ ended: true }, ':classroomId'>('/teaching/:classroomId', 'editor'),
  renewCode: post<TaughtClassroom, ':classroomId'>('/teaching/:classroomId/code', 'editor'),
  closeClassroom: del<TaughtClassroom, ':classroomId'>('/teaching/:classroomId/code', 'editor'),
  removePupil: del<TaughtClassroom, ':classroomId' | ':pupilId'>(
    '/teaching/:classroomId/pupils/:pupilId',
    'editor',
  ),
  setTask: put<Task[], ':classroomId' | LanguageQuery, TaskInput>('/teaching/:classroomId/tasks', 'editor'),
  removeTask: del<Task[], ':classroomId' | ':task' | LanguageQuery>(
    '/teaching/:classroomId/tasks/:task',
    'editor',
  ),
} as const;

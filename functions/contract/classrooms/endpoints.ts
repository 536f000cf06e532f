/** The endpoints of classrooms. A separate table, so that other pages do not load it. */

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
  joinedClassrooms: get<JoinedClassroom[], LanguageQuery>()('/classrooms', 'signed-in'),
  /** The classroom behind a code, before joining. The code is in the body because addresses are logged. */
  lookAtClassroom: post<ClassroomPreview, JoinInput>()('/classrooms/look', 'signed-in'),
  joinClassroom: post<ClassroomPreview, JoinInput>()('/classrooms/join', 'signed-in'),
  leaveClassroom: del<{ left: true }>()('/classrooms/:classroomId', 'signed-in'),
  taughtClassrooms: get<TaughtClassroom[]>()('/teaching', 'editor'),
  makeClassroom: post<TaughtClassroom, ClassroomInput>()('/teaching', 'editor'),
  taughtClassroom: get<ClassroomTable, LanguageQuery>()('/teaching/:classroomId', 'editor'),
  endClassroom: del<{ ended: true }>()('/teaching/:classroomId', 'editor'),
  renewCode: post<TaughtClassroom>()('/teaching/:classroomId/code', 'editor'),
  closeClassroom: del<TaughtClassroom>()('/teaching/:classroomId/code', 'editor'),
  removePupil: del<TaughtClassroom>()('/teaching/:classroomId/pupils/:pupilId', 'editor'),
  setTask: put<Task[], TaskInput, LanguageQuery>()('/teaching/:classroomId/tasks', 'editor'),
  removeTask: del<Task[], undefined, LanguageQuery>()('/teaching/:classroomId/tasks/:task', 'editor'),
} as const;

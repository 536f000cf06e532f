import type { TaskInput } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { languageQuery } from '../words/language.ts';
import { useCall, useOwnAnswer } from './use-answer.ts';

export function useJoinedClassrooms() {
  const given = { query: languageQuery };
  // Tasks may have changed while the window was in the background.
  return useOwnAnswer(classroomEndpoints.joinedClassrooms, given, { revalidateOnFocus: true });
}

export function useTaughtClassrooms() {
  return useOwnAnswer(classroomEndpoints.taughtClassrooms, {});
}

export function useTaughtClassroom(classroomId: string) {
  const given = { classroomId, query: languageQuery };
  return useOwnAnswer(classroomEndpoints.taughtClassroom, given, { revalidateOnFocus: true });
}

export function useClassroomCalls() {
  const call = useCall();
  const query = languageQuery;
  return {
    look: (code: string) => call(classroomEndpoints.lookAtClassroom, { body: { code } }),
    join: (code: string) => call(classroomEndpoints.joinClassroom, { body: { code } }),
    leave: (classroomId: string) => call(classroomEndpoints.leaveClassroom, { classroomId }),
    make: (name: string) => call(classroomEndpoints.makeClassroom, { body: { name } }),
    end: (classroomId: string) => call(classroomEndpoints.endClassroom, { classroomId }),
    renewCode: (classroomId: string) => call(classroomEndpoints.renewCode, { classroomId }),
    close: (classroomId: string) => call(classroomEndpoints.closeClassroom, { classroomId }),
    removePupil: (classroomId: string, pupilId: string) =>
      call(classroomEndpoints.removePupil, { classroomId, pupilId }),
    setTask: (classroomId: string, task: TaskInput) =>
      call(classroomEndpoints.setTask, { classroomId, query, body: task }),
    removeTask: (classroomId: string, task: string) =>
      call(classroomEndpoints.removeTask, { classroomId, query, task }),
  };
}

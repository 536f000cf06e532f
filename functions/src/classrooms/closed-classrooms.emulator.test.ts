import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { classroomOf, keepClassroom } from '../../test/support/classrooms.ts';
import { servedSchool } from '../../test/support/served-school.ts';

const {
  admin: head,
  api,
  emulated,
  rima,
  teacher,
} = servedSchool({ who: ['rima', 'teacher', 'admin'], courses: true });

test('a class is closed while its teacher has no role, and open again with it', async () => {
  const { token } = rima;
  const { id: classroomId, code } = await keepClassroom(emulated, teacher, { pupils: [rima.uid] });
  const look = () => api.call(classroomEndpoints.lookAtClassroom, { token, body: { code } });
  const own = async () => (await api.call(classroomEndpoints.joinedClassrooms, { token })).json;
  const change = (call: 'makeTeacher' | 'removeTeacher') =>
    api.call(adminEndpoints[call], { email: teacher.email, token: head.token });
  expect((await own()) as object[]).not.toHaveProperty('0.closed');

  expect((await change('removeTeacher')).json).toEqual({ modifiedCount: 1 });
  expect(codeOf(await look())).toBe('no-such-classroom');
  const joining = { token: head.token, body: { code } };
  expect(codeOf(await api.call(classroomEndpoints.joinClassroom, joining))).toBe('no-such-classroom');
  expect(await own()).toMatchObject([{ _id: classroomId, closed: true }]);

  await change('makeTeacher');
  expect((await look()).json).toMatchObject({ _id: classroomId, joined: true });
  expect((await own()) as object[]).not.toHaveProperty('0.closed');
  await change('removeTeacher');
  await api.call(classroomEndpoints.leaveClassroom, { classroomId, token });
  expect((await classroomOf(emulated, classroomId))?.pupils).toEqual([]);
});

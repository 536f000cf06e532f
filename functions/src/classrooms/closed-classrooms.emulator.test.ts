import { classroomLimits } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { expect, test, vi } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { classroomOf, keepClassroom } from '../../test/support/classrooms.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const {
  admin: head,
  api,
  db,
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
    api.call(studioEndpoints[call], { email: teacher.email, token: head.token });
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

/** The same module as three instances have it, none of which sees whose turn it is in another. */
async function instancesOf<T>(load: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let number = 0; number < 3; number += 1) {
    vi.resetModules();
    all.push(await load());
  }
  return all;
}

const codesOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  new Set(answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : [])));

test('a teacher has no more classes than one can have, whichever instances make them', async () => {
  const { ofTeacher } = classroomLimits;
  await Promise.all(Array.from({ length: ofTeacher - 1 }, () => keepClassroom(emulated, teacher)));
  const instances = await instancesOf(() => import('./teach.ts'));
  const made = await Promise.allSettled(
    instances.map(({ makeClassroom }) => makeClassroom(db, teacher.uid, 'At once')),
  );
  expect([...codesOf(made)]).toEqual(['limit-reached']);
  const own = await collections.classrooms(db).where('teacher', '==', teacher.uid).get();
  expect(own.size).toBe(ofTeacher);
});

test('a pupil is in no more classes than one can be in, whichever instances let them in', async () => {
  const { ofPupil } = classroomLimits;
  const pupils = [rima.uid];
  await Promise.all(Array.from({ length: ofPupil - 1 }, () => keepClassroom(emulated, teacher, { pupils })));
  const open = await Promise.all([1, 2, 3].map(() => keepClassroom(emulated, teacher)));
  const instances = await instancesOf(() => import('./join.ts'));
  const joined = await Promise.allSettled(
    instances.map(({ joinClassroom }, at) => joinClassroom(db, rima.uid, open[at]?.code ?? '')),
  );
  expect([...codesOf(joined)]).toEqual(['limit-reached']);
  const own = await collections.classrooms(db).where('pupils', 'array-contains', rima.uid).get();
  expect(own.size).toBeLessThanOrEqual(ofPupil);
});

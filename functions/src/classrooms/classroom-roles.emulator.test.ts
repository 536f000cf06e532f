import { taskName } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import type { AddressOf, Endpoint } from '@pathshala/contract/http/endpoint';
import { beforeAll } from 'vitest';
import { classroomOf, firstLesson, keepClassroom } from '../../test/support/classrooms.ts';
import { testEachRole } from '../../test/support/each-role.ts';
import { type Person, people } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const { api, emulated } = servedSchool({ who: [], courses: true, once: true });
let known: Readonly<Record<Role, Person>>;

beforeAll(async () => {
  known = await people(emulated, {
    stranger: ['stranger@school.test'],
    pupil: ['pupil@school.test'],
    teacher: ['teacher@school.test', 'teacher'],
    other: ['other@school.test', 'teacher'],
    admin: ['admin@school.test', 'admin'],
  });
});

const roles = ['stranger', 'pupil', 'teacher', 'other', 'admin'] as const;
type Role = (typeof roles)[number];
type Name = keyof typeof classroomEndpoints;

const editors = ['teacher', 'other', 'admin'] as const;
const own = ['teacher'] as const;

/** Who may make each call about the class. Other editors get `not-found`. A call without a row does not compile. */
const table: Readonly<Record<Name, { readonly may: readonly Role[]; readonly at?: object }>> = {
  joinedClassrooms: { may: roles },
  lookAtClassroom: { may: roles },
  joinClassroom: { may: ['stranger', 'pupil', 'other', 'admin'] },
  leaveClassroom: { may: roles },
  allClassrooms: { may: ['admin'] },
  classroomAddresses: { may: ['admin'] },
  taughtClassrooms: { may: editors },
  makeClassroom: { may: editors, at: { body: { name: 'Class 8' } } },
  taughtClassroom: { may: own },
  endClassroom: { may: own },
  renewCode: { may: own },
  closeClassroom: { may: own },
  removePupil: { may: own },
  setTask: { may: own, at: { body: { ...firstLesson, due: '2030-02-28' } } },
  removeTask: { may: own, at: { task: taskName(firstLesson) } },
};

function refusalOf(name: Name, role: Role): [status: number, code: string] {
  if (name === 'joinClassroom') return [409, 'conflict'];
  if (name === 'allClassrooms' || name === 'classroomAddresses') return [403, 'forbidden'];
  return role === 'stranger' || role === 'pupil' ? [403, 'forbidden'] : [404, 'not-found'];
}

testEachRole({
  rolesOf: () => roles,
  table,
  refusalOf,
  prepare: async (name, role) => {
    for (const { ref } of (await collections.classrooms(emulated.db).get()).docs) await ref.delete();
    const { id, code } = await keepClassroom(emulated, known.teacher, { pupils: [known.pupil.uid] });
    const given = {
      ...{ classroomId: id, pupilId: known.pupil.uid, body: { code } },
      ...table[name].at,
      token: known[role].token,
    };
    const endpoint: Endpoint = classroomEndpoints[name];
    const hasNoBody = endpoint.method === 'GET' || endpoint.method === 'DELETE';
    const call = (hasNoBody ? { ...given, body: undefined } : given) as AddressOf<Endpoint>;
    return { make: () => api.call(endpoint, call), look: () => classroomOf(emulated, id) };
  },
});

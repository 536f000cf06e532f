import { kindNames } from '@pathshala/content/kinds/all-kinds';
import { taskKinds } from '@pathshala/contract/classrooms/classroom';
import fc, { type Arbitrary } from 'fast-check';
import { lessonId, openPaper, school } from '../support/school.ts';
import type { Known } from './bodies-from-schema.ts';
import type { Request } from './exchange.ts';
import type { World } from './world.ts';

export const junk = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.constantFrom('..', '.', '%', '__proto__', '__name__', 'a/b', 'a'.repeat(3000), '\u0000', ' '),
);

/** Mostly the first, valid value: a request that is refused at once tests little. */
export function mostly<T>(right: Arbitrary<T>, wrong: Arbitrary<T>): Arbitrary<T> {
  return fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

/** Known only when the request is made. */
function oneOfNow(list: () => readonly string[]): Arbitrary<string> {
  return fc.nat().map((at) => list().at(at % Math.max(1, list().length)) ?? 'none');
}

/** Stands for the caller's own address until the caller is known. */
export const own = 'own@caller.test';

export function knownOf(world: World): Known & Record<string, Arbitrary<string>> {
  const emails = fc.oneof(
    fc.constant(own),
    oneOfNow(() => world.people.map(({ email }) => email)),
  );
  const courses = fc.constantFrom(...Object.values(school));
  return {
    email: emails,
    parentEmail: emails,
    token: oneOfNow(() => world.given.tokens),
    sessionId: oneOfNow(() => world.given.sessions),
    id: fc.oneof(
      courses,
      oneOfNow(() => world.given.messages),
      fc.constantFrom(`${school.free}~first`, `${school.other}~letters-second`, 'm1-adding'),
    ),
    kind: fc.constantFrom<string>(...kindNames, ...taskKinds),
    classroomId: oneOfNow(() => world.given.classrooms.map(({ id }) => id)),
    code: oneOfNow(() => world.given.classrooms.map(({ code }) => code)),
    pupilId: oneOfNow(() => world.people.map(({ uid }) => uid)),
    task: fc.constantFrom(
      `lesson.${school.free}~first`,
      'lesson.no-such~one',
      'practice.m1-adding',
      `model-test.${school.free}`,
    ),
    due: fc.constantFrom('2030-01-31', '2030-02-28', '2030-02-31'),
    name: fc.constantFrom(`${'0'.repeat(32)}.png`, `${'f'.repeat(32)}.pdf`),
    link: fc.constantFrom('a'.repeat(43), 'short'),
    revision: fc.constantFrom('1', '2'),
    courseId: courses,
    paper: fc.constantFrom(openPaper, 'short'),
    question: fc.constantFrom(`${school.free}/first/1`, `${school.priced}/second/0`, 'no-such/one/7'),
    schoolClass: fc.constantFrom('7', '12', '13'),
    paperSeed: fc.constantFrom('417', '99999999', 'x'),
    template: fc.constantFrom('m1-adding', 'no-such-template'),
    certificateId: fc.constantFrom('00000000-0000-4000-8000-000000000001', 'short'),
    keyName: fc.constantFrom('z6MktwupdmLXVVqTzCw4i46r4uGyosGXRnR3XjN4Zq7oMMsw', 'short'),
    part: fc.constantFrom('00', 'short'),
    blogId: fc.constantFrom('mango-counting', 'no-such-article'),
    lessonId: fc.constantFrom('first', 'second', 'third', lessonId(school.other, 'first')),
  };
}

const visitor: Arbitrary<Pick<Request, 'uid' | 'headers'>> = fc
  .constantFrom('', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', 'Bearer')
  .map((authorization) => ({ uid: undefined, headers: authorization ? { authorization } : {} }));

export function callerOf(world: World): Arbitrary<Pick<Request, 'uid' | 'headers'>> {
  const person = fc.nat().map((at) => {
    const { uid = '', token = '' } = world.people[at % world.people.length] ?? {};
    return { uid, headers: { authorization: `Bearer ${token}` } };
  });
  return mostly(person, visitor);
}

const parameter = fc.oneof(
  fc.tuple(
    fc.constantFrom('limit', 'after', 'q', 'at', 'lang', 'x'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  ),
  fc.constantFrom<[string, string]>(['lang', 'bn'], ['lang', 'en']),
);
export const query = fc
  .array(parameter, { maxLength: 3 })
  .map((pairs) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''));

export const contentType = mostly(
  fc.constant('application/json'),
  fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16'),
);

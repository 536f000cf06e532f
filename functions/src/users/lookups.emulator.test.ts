import { endpoints } from '@pathshala/contract/calls/endpoints';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { fillPath } from '@pathshala/contract/http/endpoint';
import { weekEndpoints } from '@pathshala/contract/practice/week-endpoints';
import type { Auth } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allEndpoints } from '../../test/soak/all-endpoints.ts';
import { serveApi, type TestApi } from '../../test/support/api.ts';
import { askingParents } from '../../test/support/asking-parents.ts';
import { tokenOfLongAgo, withoutLookingUp } from '../../test/support/people.ts';
import { school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { uncounted } from '../../test/support/uncounted.ts';

const { auth, emulated, rima } = servedSchool({ who: ['rima'], courses: true });

let api: TestApi;
let consenting: TestApi;
/** How often Auth was asked for accounts. */
let asked = 0;

/** As in a real project, where the emulator's own look at each token does not happen. */
function counting(real: Auth): Auth {
  return new Proxy(withoutLookingUp(real), {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (String(key).startsWith('getUser')) asked += 1;
        return Reflect.apply(value, target, given);
      };
    },
  });
}

beforeAll(async () => {
  const services = { ...emulated, auth: counting(auth) };
  const options = { counter: uncounted };
  api = await serveApi(services, options);
  consenting = await serveApi({ ...services, consent: askingParents(emulated) }, options);
});
beforeEach(() => {
  asked = 0;
});
afterAll(() => Promise.all([api.close(), consenting.close()]));

test('a student’s lesson, quiz, place, marks and practice ask Auth for no account', async () => {
  const { token } = rima;
  const own = { courseId: school.free, lessonId: 'second', token };
  const entry = { id: 'x1', at: 1, template: 'm1-adding', seed: 1, level: 1, outcome: 'right' };
  const answers = [
    await api.call(endpoints.enrol, { courseId: school.free, token }),
    await api.call(endpoints.enrolments, { token }),
    await api.call(endpoints.lesson, own),
    await api.call(endpoints.keepPosition, { ...own, body: { part: 0.5 } }),
    await api.call(endpoints.quiz, { ...own, body: { answers: [0, 1, 2] } }),
    await api.call(endpoints.progress, { ...own, body: { done: true } }),
    await api.call(endpoints.addPractice, { token, body: { entries: [entry] } }),
    await api.call(endpoints.practiceLog, { token }),
    await api.call(classroomEndpoints.joinedClassrooms, { token }),
    await api.call(weekEndpoints.weekLink, { token }),
  ];
  expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  expect(asked).toBe(0);
});

test('these calls of a student ask Auth for the account of this moment, and no others', async () => {
  // Too long ago to delete the account.
  const token = await tokenOfLongAgo(rima, 30);
  const params = { email: rima.email };
  const asking: string[] = [];
  const open = Object.entries(allEndpoints).filter(
    ([, { audience }]) => audience === 'anyone' || audience === 'signed-in',
  );
  for (const [name, { method, path }] of open) {
    asked = 0;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, one = '']) => [one, 'nothing']);
    const address = fillPath<string>(path, { ...Object.fromEntries(names), ...params });
    const body = method === 'GET' ? undefined : {};
    const { status } = await consenting.send(method, address, { token, body });
    expect([name, status === 503]).toEqual([name, false]);
    if (asked > 0) asking.push(name);
  }
  expect(asking.sort()).toEqual(
    [
      ...['putUser', 'isAdmin', 'ownData', 'orders', 'ownLanguage', 'keepLanguage', 'deleteAccount'],
      ...['askConsent', 'certificate', 'checkout', 'makeWeekLink', 'joinClassroom'],
    ].sort(),
  );
});

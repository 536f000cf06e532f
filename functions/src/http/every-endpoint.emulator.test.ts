import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type Endpoint, fillPath } from '@pathshala/contract/http/endpoint';
import { indexOf } from '@pathshala/search/search';
import type { Auth } from 'firebase-admin/auth';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { allEndpoints, namesIn } from '../../test/soak/all-endpoints.ts';
import { codeOf, nextPathOf, sandbox, serveApi, uncounted } from '../../test/support/api.ts';
import { askingParents } from '../../test/support/consent-school.ts';
import { around } from '../../test/support/faults.ts';
import { person, tokenOfLongAgo, withoutLookingUp } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { practiceKey, signingKey } from '../courses/certificates.ts';

const { admin, api, auth, db, emulated, rima, teacher } = servedSchool({
  who: ['rima', 'teacher', 'admin'],
  once: true,
  services: (services) => ({
    consent: askingParents(services),
    createPaymentProvider: sandbox(),
    readSearchIndex: async () => indexOf([]),
    getSigningKey: () => signingKey(practiceKey),
  }),
});

const refusals = {
  'signed-in': { visitor: 'unauthenticated' },
  editor: { visitor: 'unauthenticated', student: 'forbidden' },
  admin: { visitor: 'unauthenticated', student: 'forbidden', teacher: 'forbidden' },
} as const;

const withEach = (path: string, value: string) =>
  fillPath<string>(path, Object.fromEntries(namesIn(path).map((one) => [one, value])));

test('every call is closed to those whom its audience leaves out', async () => {
  const tokens = { visitor: undefined, student: rima.token, teacher: teacher.token };
  for (const [name, { method, path, audience }] of Object.entries<Endpoint>(allEndpoints)) {
    if (audience === 'anyone') continue;
    const address = withEach(path, 'nothing');
    for (const [who, code] of Object.entries(refusals[audience])) {
      const answer = await api.send(method, address, { token: tokens[who as keyof typeof tokens] });
      expect([name, who, codeOf(answer)]).toEqual([name, who, code]);
    }
  }
});

const impossible = [
  ...['__proto__', '__name__', '__a\nb__', '.', '..', 'a/b', 'users/a/b', 'x'.repeat(1501), 'খ'.repeat(501)],
];

const calls = Object.entries<Endpoint>(allEndpoints).filter(
  ([, { method, path }]) => method === 'GET' || namesIn(path).length > 0,
);

test('what is no id of a document is nobody’s in an address or a query', async () => {
  const broken: unknown[] = [];
  for (const [at, [name, { method, path }]] of calls.entries()) {
    // All of them would take a minute: each call gets one, a reserved word the most often.
    const id = at % 2 ? '__proto__' : (impossible[(at / 2) % impossible.length] ?? '');
    const address = withEach(path, id);
    const query = method === 'GET' ? `?after=${encodeURIComponent(id)}` : '';
    const { status } = await api.send(method, address + query, { token: admin.token });
    if (status >= 500) broken.push([name, id, status]);
  }
  expect(broken).toEqual([]);
});

test.each(impossible)('%j is nobody’s id in a body', async (id) => {
  const token = `${id}.${'a'.repeat(43)}`;
  const answers = await Promise.all([
    api.call(allEndpoints.parentView, { body: { token } }),
    api.call(allEndpoints.parentData, { body: { token } }),
    api.call(allEndpoints.parentDecision, { body: { token, decision: 'give' } }),
    api.call(allEndpoints.weekView, { body: { token: id } }),
    api.call(allEndpoints.studioCreate, { kind: 'courses', token: admin.token, body: { id } }),
  ]);
  expect(answers.filter(({ status }) => status >= 500 || status < 400)).toEqual([]);
});

const begin = Date.now() - 3_600_000;
const at = (minute: number) => Timestamp.fromMillis(begin + minute * 60_000);
const five = (collection: string, field: string, more: DocumentData) => async () => {
  for (const minute of [1, 2, 3, 4, 5])
    await db.doc(`${collection}/x${minute}`).set({ ...more, [field]: at(Math.min(minute, 4)) });
};

test.each([
  ['messages', endpoints.messages, five('messages', 'receivedAt', { name: 'Rima' })],
  ['orders', endpoints.orderList, five('payments', 'at', { uid: 'a', courseId: 'b', amount: 1 })],
  [
    'enrolments',
    endpoints.enrolmentList,
    five('enrolments', 'enrolledAt', { uid: 'a', courseId: 'b', lessonsDone: [] }),
  ],
  [
    'people',
    endpoints.users,
    async () => {
      for (const name of ['a', 'b']) await person(emulated, `${name}@school.test`);
    },
  ],
])('the pages of %s lead on to the end, and none is missed or shown twice', async (_what, endpoint, fill) => {
  await fill();
  const { token } = admin;
  const pages: unknown[][] = [];
  for (let answer = await api.call(endpoint, { token, query: { limit: 2 } }); ; ) {
    pages.push(answer.json as unknown[]);
    const next = nextPathOf(answer);
    if (next === undefined) break;
    answer = await api.send('GET', next, { token });
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(new Set(pages.flat().map((one) => JSON.stringify(one))).size).toBe(5);
  for (const query of [{ limit: 0 }, { limit: 1001 }, { limit: 'ten' }, { after: 'none' }, { after: '../a' }])
    expect([query, codeOf(await api.call(endpoint, { token, query }))]).toEqual([query, 'invalid-fields']);
});

/** Counts as in a real project, without the emulator's own look-up for each token. */
function counting(real: Auth, note: () => void): Auth {
  const noted = (auth: Auth, method: string) =>
    around(auth, method, (call) => {
      note();
      return call();
    });
  return ['getUser', 'getUsers', 'getUserByEmail'].reduce(noted, withoutLookingUp(real));
}

test('these calls of a student ask Auth for the account of this moment, and no others', async () => {
  let asked = false;
  const real = counting(auth, () => {
    asked = true;
  });
  const services = { ...emulated, auth: real, consent: askingParents(emulated) };
  const consenting = await serveApi(services, { counter: uncounted });
  const asker = await person(emulated, 'asks@school.test');
  const token = await tokenOfLongAgo(asker, 30);
  const asking: string[] = [];
  for (const [name, { method, path, audience }] of Object.entries<Endpoint>(allEndpoints)) {
    if (audience !== 'anyone' && audience !== 'signed-in') continue;
    asked = false;
    const address = withEach(path.replace(':email', encodeURIComponent(asker.email)), 'nothing');
    const body = method === 'GET' ? undefined : {};
    const { status } = await consenting.send(method, address, { token, body });
    expect([name, status === 503]).toEqual([name, false]);
    if (asked) asking.push(name);
  }
  await consenting.close();
  expect(asking.sort()).toEqual(
    [
      ...['putUser', 'isAdmin', 'ownData', 'orders', 'ownLanguage', 'keepLanguage', 'deleteAccount'],
      ...['askConsent', 'certificate', 'checkout', 'makeWeekLink', 'joinClassroom'],
    ].sort(),
  );
});

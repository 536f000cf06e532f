import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, codeOf, serveApi } from '../../test/support/api.ts';
import { connect } from '../../test/support/emulators.ts';
import { type Gate, gateTo } from '../../test/support/gate.ts';
import { type Person, people, roleStateOf } from '../../test/support/people.ts';
import { duringTests } from '../../test/support/server.ts';
import { callDeadline, withDeadlines } from '../core/deadline.ts';

const emulated = connect();
/** How long the API waits for them, milliseconds: short once they are down. */
let longest = callDeadline;
let admin: Person;
let rima: Person;

afterAll(emulated.close);
const firestore = duringTests(() => gateTo(process.env.FIRESTORE_EMULATOR_HOST ?? ''));
const accounts = duringTests(() => gateTo(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''));
const gated = duringTests(async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', accounts.host);
  const made = connect();
  // The Admin SDK remembers where Auth is from its first call on.
  await made.auth.listUsers(1);
  vi.unstubAllEnvs();
  return made;
});
const api = duringTests(() => serveApi(withDeadlines(gated, () => longest)));
beforeEach(async () => {
  firestore.resume();
  accounts.resume();
  longest = callDeadline;
  // The library connects again after a pause of its own, which grows with each failure.
  await gated.db.doc('users/nobody').get();
  await emulated.clear();
  ({ admin, rima } = await people(emulated, {
    admin: ['head@school.test', 'admin'],
    rima: ['rima@school.test'],
  }));
});

const calls: readonly (() => Promise<Answer>)[] = [
  () => api.call(endpoints.putUser, { ...own(), body: { email: rima.email } }),
  () => api.call(endpoints.isAdmin, own()),
  () => makeAdmin(),
  () => api.call(endpoints.removeAdmin, { email: rima.email, token: admin.token }),
  () => api.call(endpoints.users, { token: admin.token }),
];
const own = () => ({ email: rima.email, token: rima.token });
const makeAdmin = () => api.call(endpoints.makeAdmin, { email: rima.email, token: admin.token });

async function expectDown(gate: Gate): Promise<void> {
  gate.stop();
  longest = 300;
  const answers = await Promise.all(calls.map((one) => one()));
  expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual(
    calls.map(() => [503, 'unavailable']),
  );
  expect(answers.every((answer) => answer.headers.get('retry-after') === '5')).toBe(true);
  expect(await roleStateOf(emulated, rima.uid)).toEqual({ claim: false, record: 'student', changes: [] });
}

test('with Firestore down every call says so, and nothing is half done; what was read just now is kept', async () => {
  const list = () => api.call(listEndpoints.classSeven, {});
  expect((await list()).status).toBe(200);
  await expectDown(firestore);
  expect((await api.call(endpoints.health, {})).status).toBe(503);
  expect((await list()).status).toBe(200);
});

test('so it is with Auth down; what failed works once it is back', async () => {
  await expectDown(accounts);
  accounts.resume();
  longest = callDeadline;
  expect((await makeAdmin()).json).toEqual({ modifiedCount: 1 });
});

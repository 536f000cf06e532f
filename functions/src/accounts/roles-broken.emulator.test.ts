import { endpoints } from '@pathshala/contract/calls/endpoints';
import { isFull } from '@pathshala/contract/testing/full';
import { afterAll, expect, test } from 'vitest';
import { type Answer, codeOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { connect } from '../../test/support/emulators.ts';
import { breaking, type Failure } from '../../test/support/faults.ts';
import { type Person, people, roleStateOf, signInAgain } from '../../test/support/people.ts';

const emulated = connect();
const { db, auth } = emulated;
let admin: Person;
let rima: Person;

afterAll(() => emulated.close());

type Change = typeof endpoints.makeAdmin | typeof endpoints.removeAdmin;

/** Every write of a change of role, in its order; the two of Firestore are transactions. */
const writes = [
  ['the record that announces it', 'runTransaction', 1],
  ['the claim', 'setCustomUserClaims', 1],
  ['the end of sign-ins', 'revokeRefreshTokens', 1],
  ['the record', 'runTransaction', 2],
] as const;
const failures: readonly Failure[] = ['before', 'after'];
const cases = (role: 'admin' | 'student') =>
  writes
    .filter(([, method]) => role === 'student' || method !== 'revokeRefreshTokens')
    .flatMap(([name, method, at]) => failures.map((how) => ({ name, method, at, how })));

async function changeWhile(change: Change, broken: { method: string; at: number; how: Failure }) {
  const ofFirestore = broken.method === 'runTransaction';
  const api = await serveApi({
    db: ofFirestore ? breaking(db, broken) : db,
    auth: ofFirestore ? auth : breaking(auth, broken),
  });
  const answer = await api.call(change, { email: rima.email, token: admin.token });
  await api.close();
  return { status: answer.status, code: codeOf(answer), retry: answer.headers.get('retry-after') };
}

const refused = { status: 503, code: 'unavailable', retry: '5' };

/** What repairs it: the same call again, or any call of that person, who may have been signed out. */
const healers: Record<string, (api: TestApi, change: Change) => Promise<Answer>> = {
  'the same call again': (api, change) => api.call(change, { email: rima.email, token: admin.token }),
  'the person’s next sign-in': async (api) => {
    const { email } = rima;
    return api.call(endpoints.putUser, { email, token: await signInAgain(email), body: { email } });
  },
  'the person’s next question': async (api) =>
    api.call(endpoints.isAdmin, { email: rima.email, token: await signInAgain(rima.email) }),
};

const directions = [
  { what: 'a grant', change: endpoints.makeAdmin, from: 'student', to: 'admin', action: 'make-admin' },
  { what: 'a removal', change: endpoints.removeAdmin, from: 'admin', to: 'student', action: 'remove-admin' },
] as const;

const all = Object.entries(healers).flatMap(([healer, healing]) =>
  directions.flatMap((direction) =>
    cases(direction.to).map((broken) => ({ healer, healing, ...direction, broken })),
  ),
);

const some = all.filter((_one, at) => isFull || at % 3 === Math.floor((at * 3) / all.length));

test.each(some)('$what fails $broken.how $broken.name is written; healed by $healer', async (one) => {
  const { change, from, to, action, broken, healer, healing } = one;
  await emulated.clear();
  ({ admin, rima } = await people(emulated, {
    admin: ['head@school.test', 'admin'],
    rima: ['rima@school.test', from],
  }));

  expect(await changeWhile(change, broken)).toEqual(refused);
  const api = await serveApi({ db, auth });
  const answer = await healing(api, change);
  await api.close();
  expect(answer.status).toBe(200);

  // A change continues by itself unless nothing of it was written.
  const untouched = broken.method === 'runTransaction' && broken.at === 1 && broken.how === 'before';
  const now = untouched && healer !== 'the same call again' ? from : to;
  const changes = now === from ? [] : [{ actor: admin.uid, action }];
  expect(await roleStateOf(emulated, rima.uid)).toEqual({ claim: now === 'admin', record: now, changes });
});

import type { ParentView } from '@pathshala/contract/accounts/consent';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { expect, test } from 'vitest';
import { codeOf, refusal, serveApi } from '../../test/support/api.ts';
import { consentSchool, mother } from '../../test/support/consent-school.ts';
import { flaky } from '../../test/support/faults.ts';
import { person } from '../../test/support/people.ts';
import { giveCourse, school } from '../../test/support/school.ts';
import { collections } from '../firestore/collections.ts';
import { cleanUpAfter } from '../people/erase.ts';

const { api, ask, askMother, consent, decide, emulated, join, mails, rima, tokenOfMail } = consentSchool();
const { auth, db } = emulated;

const view = async (token: string) => api.call(endpoints.parentView, { body: { token } });

test('a parent sees whose account it is and what they have said, and takes it back at any time', async () => {
  await askMother();
  const token = await tokenOfMail();
  const before: Partial<ParentView> = {
    name: 'Name of rima@school.test',
    email: rima.email,
    state: 'waiting',
  };
  expect((await view(token)).json).toEqual(before);
  await decide(token, 'give');
  expect((await view(token)).json).toMatchObject({ state: 'given', decidedAt: expect.any(String) });
  expect((await join()).status).toBe(201);
  await decide(token, 'withdraw');
  expect((await join()).json).toMatchObject({ detail: expect.stringContaining('withdrawn their consent') });
  await decide(token, 'give');
  expect((await join()).status).toBe(200);
});

test('a parent sees everything that is kept of the child, and no secret', async () => {
  await giveCourse(emulated, rima.uid, school.priced);
  await askMother();
  const token = await tokenOfMail();
  const answer = await api.call(endpoints.parentData, { body: { token } });
  expect(answer.json).toMatchObject({
    kept: {
      users: [{ _id: rima.uid, email: rima.email }],
      enrolments: [{ uid: rima.uid, courseId: school.priced }],
      consents: [{ parentEmail: mother, state: 'waiting' }],
    },
  });
  expect(JSON.stringify(answer.json)).not.toContain('tokenHash');
});

test('a parent removes the account with everything in it; the link ends with it', async () => {
  await askMother();
  const token = await tokenOfMail();
  expect((await decide(token, 'delete')).json).toEqual({ state: 'deleted' });
  await expect(auth.getUser(rima.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect((await collections.users(db).doc(rima.uid).get()).exists).toBe(false);
  expect(await mails()).toEqual([]);
  expect((await view(token)).status).toBe(404);
});

test('a parent of an admin writes to the school: the role has to go first', async () => {
  await askMother();
  await auth.setCustomUserClaims(rima.uid, { admin: true });
  expect(refusal(await decide(await tokenOfMail(), 'delete'))).toEqual([409, 'conflict']);
  expect((await auth.getUser(rima.uid)).email).toBe(rima.email);
});

test('a parent with a link that is nobody’s, a path, a reserved id or a dot gets nowhere', async () => {
  await askMother();
  const secret = 'a'.repeat(43);
  for (const token of ['x', ...['nobody', '../users', '__proto__', '.'].map((id) => `${id}.${secret}`)]) {
    const data = await api.call(endpoints.parentData, { body: { token } });
    const decisions = [await decide(token, 'give'), await decide(token, 'delete')];
    for (const answer of [data, await view(token), ...decisions])
      expect([token, answer.status, codeOf(answer)]).toEqual([token, 404, 'not-found']);
  }
});

test('a parent of another child opens only theirs', async () => {
  await askMother();
  const [, secret] = (await tokenOfMail()).split('.');
  const tanvir = await person(emulated, 'tanvir@school.test');
  await ask({ band: 'under-13', parentEmail: mother }, tanvir);
  expect((await decide(`${tanvir.uid}.${secret}`, 'give')).status).toBe(404);
});

const gone = [404, 'not-found'];

test('an account that ends while its parent answers has no consent any more that could be given', async () => {
  await askMother();
  const token = await tokenOfMail();
  let calls = 0;
  const endBeforeTheSecond = async () => {
    calls += 1;
    if (calls === 2) await cleanUpAfter(db, rima);
    return undefined;
  };
  const other = await serveApi({ ...emulated, db: flaky(db, endBeforeTheSecond), consent });
  const answer = await other.call(endpoints.parentDecision, { body: { token, decision: 'give' } });
  await other.close();
  expect(refusal(answer)).toEqual(gone);
});

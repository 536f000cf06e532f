import type { PersonAnswer } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { type Person, person, signInAgain, tokenOf, tokenOfLongAgo } from '../../test/support/people.ts';
import { price, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { auditOf } from '../../test/support/studio.ts';
import { collections } from '../firestore/collections.ts';
import { applyPaymentEvent } from '../money/ledger.ts';
import { grantAdmin } from './roles.ts';

const { admin, api, auth, db, emulated, other, rima } = servedSchool({
  who: ['rima', 'other', 'admin'],
  courses: true,
});
const courseId = school.priced;
type Change = 'takeCourse' | 'disablePerson' | 'enablePerson';

const change = (name: Change, { uid }: { uid: string } = rima, by: Person = admin) =>
  api.call(endpoints[name], { uid, courseId, token: by.token });
const give = () =>
  api.call(endpoints.grantCourse, { body: { courseId, emails: [rima.email] }, token: admin.token });
const erase = ({ uid, email }: { uid: string; email: string }, by: Person = admin) =>
  api.call(endpoints.erasePerson, { uid, body: { email }, token: by.token });
const read = async ({ uid }: Person = rima) =>
  (await api.call(endpoints.person, { uid, token: admin.token })).json as PersonAnswer;
const own = (who: Person) => api.call(endpoints.enrolments, { token: who.token });
const audit = () => auditOf(api, admin);

test('an admin sees who somebody is, their courses and their orders', async () => {
  await applyPaymentEvent(emulated, { kind: 'paid', id: 'p1', uid: rima.uid, courseId, amount: price });
  expect(await read()).toMatchObject({
    user: { _id: rima.uid, email: rima.email, role: 'student', verified: false },
    disabled: false,
    courses: [{ courseId, title: `Course ${courseId}`, lessonsDone: 0, bought: true }],
    orders: [{ _id: 'p1', courseId, title: `Course ${courseId}`, amount: price, status: 'paid' }],
  });
  const nobody = await api.call(endpoints.person, { uid: 'nobody', token: admin.token });
  expect(nobody.status).toBe(404);
});

// `every-endpoint` covers people who may not do this at all.
test('changes need a fresh sign-in', async () => {
  const old = { ...admin, token: await tokenOfLongAgo(admin, 61) };
  expect(codeOf(await change('takeCourse', other, old))).toBe('sign-in-again');
  expect(codeOf(await erase(other, { ...admin, token: await tokenOfLongAgo(admin, 6) }))).toBe(
    'sign-in-again',
  );
  expect(await audit()).toEqual([]);
});

const lesson = () => api.call(endpoints.lesson, { courseId, lessonId: 'second', token: rima.token });

test('a course is given by hand, read, and taken back, each with an entry in the audit', async () => {
  await give();
  expect((await lesson()).status).toBe(200);
  expect((await read()).courses).toMatchObject([{ courseId, bought: false }]);
  expect((await change('takeCourse')).json).toEqual({ modifiedCount: 1 });
  expect((await change('takeCourse')).json).toEqual({ modifiedCount: 0 });
  expect((await lesson()).status).toBe(403);
  expect(await audit()).toMatchObject([
    { action: 'take', kind: 'people', id: rima.uid, course: courseId, actor: { email: admin.email } },
    { action: 'give', kind: 'people', subject: { email: rima.email }, course: courseId },
  ]);
});

test('a disabled account is out at once, cannot sign in, loses nothing, and is let in again', async () => {
  await give();
  expect((await own(rima)).status).toBe(200);
  expect((await change('disablePerson')).json).toEqual({ modifiedCount: 1 });
  expect((await own(rima)).status).toBe(401);
  await expect(signInAgain(rima.email)).rejects.toThrow();
  expect((await collections.users(db).doc(rima.uid).get()).data()?.validSince).toBeGreaterThan(0);
  expect((await read()).disabled).toBe(true);
  expect((await change('enablePerson')).json).toEqual({ modifiedCount: 1 });
  // Sign-ins of the second in which it was disabled do not count.
  const token = tokenOf(rima, { auth_time: Math.ceil(Date.now() / 1000) + 1 });
  expect((await own({ ...rima, token })).json).toMatchObject([{ courseId }]);
  expect((await audit()).map(({ action }) => action)).toEqual(['enable', 'disable', 'give']);
});

test('a disabled account is never one’s own, nor an admin’s', async () => {
  const second = await person(emulated, 'second@school.test', 'admin');
  for (const whom of [admin, second]) {
    expect(codeOf(await change('disablePerson', whom))).toBe('conflict');
    expect(codeOf(await erase(whom))).toBe('conflict');
    expect((await auth.getUser(whom.uid)).disabled).toBe(false);
  }
  expect(await audit()).toEqual([]);
});

test('erasing an account asks for the address again, leaves nothing of the person, and is in the audit without them', async () => {
  await give();
  expect(codeOf(await erase({ ...rima, email: other.email }))).toBe('invalid-fields');
  expect((await auth.getUser(rima.uid)).email).toBe(rima.email);
  expect((await erase({ ...rima, email: ` ${rima.email.toUpperCase()} ` })).json).toEqual({
    deleted: true,
  });
  await expect(auth.getUser(rima.uid)).rejects.toThrow();
  expect((await own(rima)).status).toBe(401);
  expect((await collections.enrolments(db).get()).size).toBe(0);
  expect((await collections.users(db).doc(rima.uid).get()).exists).toBe(false);
  expect((await audit()).map(({ action, id }) => [action, id])).toEqual([
    ['erase', '(deleted)'],
    ['give', '(deleted)'],
  ]);
});

test('the audit says who changed whose role, and knows words for what was no person', async () => {
  await api.call(endpoints.makeAdmin, { email: rima.email, token: admin.token });
  await api.call(endpoints.removeAdmin, { email: rima.email, token: admin.token });
  await grantAdmin(emulated, rima.email, 'command line');
  const subject = { _id: rima.uid, email: rima.email, displayName: `Name of ${rima.email}` };
  const actor = { _id: admin.uid, email: admin.email, displayName: `Name of ${admin.email}` };
  expect(await audit()).toMatchObject([
    { action: 'make-admin', actor: { _id: 'command line' }, subject },
    { action: 'remove-admin', actor, subject },
    { action: 'make-admin', actor, subject },
  ]);
});

import type { GrantLine, Order, OwnData, User } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { ClassroomChoice } from '@pathshala/contract/classrooms/classroom';
import type { OrderEntry, Overview } from '@pathshala/contract/overview/overview';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { codeOf, nextPathOf } from '../../test/support/api.ts';
import { keepClassroom } from '../../test/support/classrooms.ts';
import { tokenOfLongAgo } from '../../test/support/people.ts';
import { price, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { auditOf } from '../../test/support/studio.ts';
import { collections } from '../firestore/collections.ts';
import { applyPaymentEvent } from '../money/ledger.ts';
import { cleanUpAfter } from '../people/erase.ts';

const { admin, api, auth, db, emulated, other, rima, teacher } = servedSchool({
  who: ['rima', 'other', 'teacher', 'admin'],
  courses: true,
});
const courseId = school.priced;
const paid = { amount: 500, note: 'Receipt book 7, page 12' };

const ask = (body: object, token = admin.token) => api.call(endpoints.grantCourse, { body, token } as never);
const grant = async (emails: readonly string[], more: object = {}) => {
  const { status, json } = await ask({ courseId, emails, ...more });
  expect(status).toBe(200);
  return (json as GrantLine[]).map(({ email, result }) => [email, result]);
};
const ownOrders = async () => (await api.call(endpoints.orders, { token: rima.token })).json as Order[];
const orders = async (query: object = {}) =>
  (await api.call(endpoints.orderList, { token: admin.token, query } as never)).json as OrderEntry[];
const audit = async () => (await auditOf(api, admin)).map(({ action, id, course }) => [action, id, course]);

test('a free place for many: a line for each address in its order, and whose it was stays', async () => {
  const emails = [` ${rima.email.toUpperCase()}`, 'nobody@school.test', 'no address', rima.email, ''];
  expect(await grant(emails)).toEqual([
    [emails[0], 'given'],
    ['nobody@school.test', 'no-account'],
    ['no address', 'invalid'],
    [rima.email, 'already'],
    ['', 'invalid'],
  ]);
  expect(await grant([rima.email, other.email])).toEqual([
    [rima.email, 'already'],
    [other.email, 'given'],
  ]);
  const read = await api.call(endpoints.lesson, { courseId, lessonId: 'second', token: rima.token });
  expect(read.status).toBe(200);
  expect(await ownOrders()).toEqual([]);
  expect(await audit()).toEqual([
    ['give', other.uid, courseId],
    ['give', rima.uid, courseId],
  ]);
});

test('paid in cash: one order with its currency and note, in all places, and never among the dollars', async () => {
  await applyPaymentEvent(emulated, {
    kind: 'paid',
    ...{ id: 'pi_1', uid: other.uid, courseId, amount: price },
  });
  expect(await grant([rima.email, other.email], { paid })).toEqual([
    [rima.email, 'given'],
    [other.email, 'already'],
  ]);
  expect(await grant([rima.email], { paid })).toEqual([[rima.email, 'already']]);
  const order = { courseId, ...paid, currency: 'BDT', status: 'paid', title: `Course ${courseId}` };
  expect(await ownOrders()).toEqual([{ ...order, _id: expect.any(String), at: expect.any(String) }]);
  const found = await orders();
  expect(found).toMatchObject([
    { ...order, uid: rima.uid, email: rima.email, displayName: `Name of ${rima.email}` },
    { _id: 'pi_1', amount: price, currency: 'USD' },
  ]);
  expect(found[1]).not.toHaveProperty('note');
  const { json } = await api.call(endpoints.overview, { token: admin.token });
  expect((json as Overview).weeks.at(-1)).toMatchObject({
    sales: 2,
    income: price,
    cash: { amount: 500, currency: 'BDT' },
  });
  const own = (await api.call(endpoints.ownData, { token: rima.token })).json as OwnData;
  expect(own.kept.payments).toMatchObject([{ note: paid.note, cash: { amount: 500, currency: 'BDT' } }]);
  expect(await audit()).toEqual([['give-paid', rima.uid, courseId]]);
});

test('who is erased leaves the order without a name, and without the note, which may have one', async () => {
  await grant([rima.email], { paid });
  await auth.deleteUser(rima.uid);
  await cleanUpAfter(db, { uid: rima.uid });
  const [left] = (await collections.payments(db).get()).docs.map((one) => one.data());
  expect(left).toMatchObject({ uid: '(deleted)', note: '', cash: { amount: 500 }, status: 'enrolled' });
  expect(await orders()).toMatchObject([{ email: '', amount: 500 }]);
  expect(await grant([rima.email], { paid })).toEqual([[rima.email, 'no-account']]);
});

test('two admins at the same moment give each pupil one course and one order', async () => {
  const emails = [rima.email, other.email, teacher.email];
  const both = await Promise.all([grant(emails, { paid }), grant(emails, { paid })]);
  for (const [at] of emails.entries()) {
    expect(both.map((lines) => lines[at]?.[1]).sort()).toEqual(['already', 'given']);
  }
  expect((await collections.payments(db).get()).size).toBe(3);
  expect((await audit()).length).toBe(3);
});

test.each<[why: string, body: object, code: string]>([
  ['more than 200', { emails: Array.from({ length: 201 }, (_, at) => `p${at}@a.test`) }, 'invalid-fields'],
  ['nobody', { emails: [] }, 'invalid-fields'],
  ['what is no text', { emails: [7] }, 'invalid-fields'],
  ['no amount', { paid: { note: '' } }, 'invalid-fields'],
  ['nothing paid', { paid: { amount: 0 } }, 'invalid-fields'],
  ['a thousandth', { paid: { amount: 1.005 } }, 'invalid-fields'],
  ['an amount in text', { paid: { amount: '500' } }, 'invalid-fields'],
  ['a long note', { paid: { amount: 1, note: 'x'.repeat(201) } }, 'invalid-fields'],
  ['a course that is not open', { courseId: school.closed }, 'course-not-open'],
  ['an unknown course', { courseId: 'no-such-course' }, 'not-found'],
])('a grant to or of %s is refused, and nothing is given', async (_why, body, code) => {
  expect(codeOf(await ask({ courseId, emails: [rima.email], ...body }))).toBe(code);
  expect((await collections.enrolments(db).get()).size).toBe(0);
});

test('200 addresses are served, and an old sign-in gives nothing', async () => {
  const emails = Array.from({ length: 199 }, (_, at) => `pupil${at}@school.test`);
  const lines = await grant([...emails, rima.email]);
  expect(lines.filter(([, result]) => result === 'no-account').length).toBe(199);
  expect(lines.at(-1)).toEqual([rima.email, 'given']);
  const old = await tokenOfLongAgo(admin, 61);
  expect(codeOf(await ask({ courseId, emails: [other.email] }, old))).toBe('sign-in-again');
});

test('an admin finds each class, and the addresses of its pupils', async () => {
  const { id } = await keepClassroom(emulated, teacher, { pupils: [rima.uid, other.uid, 'gone'] });
  const { token } = admin;
  const found = (await api.call(endpoints.allClassrooms, { token })).json as ClassroomChoice[];
  expect(found).toEqual([
    { _id: id, name: 'Class 7, Green', teacher: `Name of ${teacher.email}`, pupils: 3 },
  ]);
  const { json } = await api.call(endpoints.classroomAddresses, { token, classroomId: id });
  expect((json as string[]).sort()).toEqual([rima.email, other.email].sort());
  expect((await api.call(endpoints.classroomAddresses, { token, classroomId: 'none' })).status).toBe(404);
});

test('orders are found by state, by the school’s day, and by a part of any word, page by page', async () => {
  const put = (id: string, at: string, status: 'enrolled' | 'refunded' | 'paid', uid = rima.uid) =>
    collections
      .payments(db)
      .doc(id)
      .set({ uid, courseId, amount: 5, status, at: stamp(at) });
  const stamp = (at: string) => Timestamp.fromMillis(Date.parse(at));
  await put('a', '2026-03-04T18:00:00Z', 'enrolled');
  await put('b', '2026-03-05T17:59:59Z', 'refunded', other.uid);
  await put('c', '2026-03-05T18:00:00Z', 'paid');
  const idsOf = async (query: object) => (await orders(query)).map(({ _id }) => _id);
  expect(await idsOf({ state: 'paid' })).toEqual(['c', 'a']);
  expect(await idsOf({ day: '2026-03-05' })).toEqual(['b', 'a']);
  expect(await idsOf({ day: '2026-03-05', state: 'refunded' })).toEqual(['b']);
  expect(await idsOf({ q: 'RIMA@' })).toEqual(['c', 'a']);
  expect(await idsOf({ q: 'name of other' })).toEqual(['b']);
  expect(await idsOf({ q: 'nothing like it' })).toEqual([]);
  const first = await api.call(endpoints.orderList, {
    ...{ token: admin.token, query: { q: 'rima', limit: 1, day: '' } },
  });
  const next = await api.send('GET', nextPathOf(first) ?? '', { token: admin.token });
  expect((next.json as OrderEntry[]).map(({ _id }) => _id)).toEqual(['a']);
  expect(nextPathOf(next)).toBeUndefined();
  for (const query of [{ state: 'lost' }, { day: '2026-02-30' }, { day: '2026-03' }]) {
    const { token } = admin;
    expect(codeOf(await api.call(endpoints.orderList, { token, query }))).toBe('invalid-fields');
  }
  await collections
    .courses(db)
    .doc(courseId)
    .update({ bn: { title: 'যোগ-বিয়োগ' } });
  expect(await idsOf({ q: 'যোগ', lang: 'bn' })).toHaveLength(3);
});

test('a name is corrected everywhere, stays after the next visit, and is in the audit', async () => {
  const rename = (name: string) =>
    api.call(endpoints.renamePerson, { uid: rima.uid, body: { name }, token: admin.token });
  expect((await rename('  Rima   Khatun ')).json).toEqual({ modifiedCount: 1 });
  expect((await rename('Rima Khatun')).json).toEqual({ modifiedCount: 0 });
  expect((await auth.getUser(rima.uid)).displayName).toBe('Rima Khatun');
  const visit = { email: rima.email, body: { email: rima.email }, token: rima.token };
  expect((await api.call(endpoints.putUser, visit)).status).toBe(200);
  const { json } = await api.call(endpoints.users, { token: admin.token });
  expect((json as User[]).find(({ _id }) => _id === rima.uid)?.displayName).toBe('Rima Khatun');
  expect(await audit()).toEqual([['rename', rima.uid, undefined]]);
  for (const name of ['', '  ', '123']) expect(codeOf(await rename(name))).toBe('invalid-fields');
});

import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type Overview, overviewWeeks } from '@pathshala/contract/overview/overview';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { personalId } from '../firestore/collections.ts';
import { lastWeeks, readOverview } from './routes.ts';

const { admin, api, db, rima } = servedSchool({ who: ['admin', 'rima'], courses: true });

/** A Saturday evening in Dhaka. */
const now = Date.parse('2026-11-21T12:00:00Z');
const weeks = lastWeeks(now, overviewWeeks, 'sunday');
const [first, last] = [weeks[0], weeks.at(-1)];
const at = (moment = 0) => Timestamp.fromMillis(moment);
const put = async (rows: readonly (readonly [path: string, data: DocumentData])[]) => {
  for (const [path, data] of rows) await db.doc(path).set(data);
};
const payment = (amount: number, status: string, moment = 0) => ({
  uid: rima.uid,
  courseId: school.priced,
  amount,
  status,
  at: at(moment),
});
const none = {
  people: 0,
  enrolments: 0,
  sales: 0,
  income: 0,
  cash: { amount: 0, currency: 'BDT' },
  openMessages: 0,
};

test('the overview counts each week by itself, its first moment in and its last one out', async () => {
  await put([
    ['users/a', { email: 'a@b.test', role: 'student', createdAt: at(first?.from) }],
    ['users/b', { email: 'b@b.test', role: 'student', createdAt: at(last?.from) }],
    ['users/c', { email: 'c@b.test', role: 'student', createdAt: at((last?.from ?? 0) - 1) }],
    ['users/d', { email: 'd@b.test', role: 'student', createdAt: at((first?.from ?? 0) - 1) }],
    [`enrolments/${personalId('a', school.free)}`, { uid: 'a', enrolledAt: at(now) }],
    [`enrolments/${personalId('b', school.free)}`, { uid: 'b', enrolledAt: at(now) }],
    ['messages/open', { receivedAt: at(now), openSince: at(now) }],
    ['messages/done', { receivedAt: at(now), answeredAt: at(now) }],
    ['payments/p1', payment(19.99, 'enrolled', now)],
    ['payments/p2', payment(0.01, 'paid', now)],
    ['payments/p3', payment(50, 'refunded', now)],
    ['payments/p4', payment(60, 'disputed', now)],
    ['payments/p5', payment(7, 'enrolled', first?.from)],
  ]);
  const { timeZone, weeks: found } = await readOverview(db, now);
  expect([timeZone, found.length]).toEqual(['Asia/Dhaka', 12]);
  expect(found[0]).toEqual({
    ...none,
    week: '2026-W36',
    from: '2026-08-30',
    people: 1,
    sales: 1,
    income: 7,
  });
  expect(found.slice(1, 10).every((one) => one.people + one.enrolments + one.sales === 0)).toBe(true);
  expect(found[10]).toEqual({ ...none, week: '2026-W46', from: '2026-11-08', people: 1 });
  expect(found[11]).toEqual({
    week: '2026-W47',
    from: '2026-11-15',
    people: 1,
    enrolments: 2,
    sales: 2,
    income: 20,
    cash: { amount: 0, currency: 'BDT' },
    openMessages: 1,
  });
});

test('the overview says what is overdue once the daily job has counted it', async () => {
  const asked = async () =>
    ((await api.call(endpoints.overview, { token: admin.token })).json as Overview).overdue;
  expect(await asked()).toBeUndefined();
  const overdue = { accounts: 3, records: 1, countedAt: at(now) };
  await put([['jobs/retention', { overdue, accountsPage: 'secret' }]]);
  expect(await asked()).toEqual({ accounts: 3, records: 1, countedAt: '2026-11-21T12:00:00.000Z' });
});

test('the overview has what came by the API itself', async () => {
  await api.call(endpoints.putUser, { email: rima.email, token: rima.token, body: { email: rima.email } });
  await api.call(endpoints.enrol, { courseId: school.free, token: rima.token });
  const body = { name: 'Mina', email: 'mina@home.test', message: 'When?' };
  await api.call(endpoints.contact, { body });
  const { json } = await api.call(endpoints.overview, { token: admin.token });
  expect((json as Overview).weeks.at(-1)).toMatchObject({ enrolments: 1, openMessages: 1, sales: 0 });
});

test('enrolments can be taken along, the newest first, with who and what', async () => {
  const gone = { uid: 'gone', courseId: 'no-such-course', enrolledAt: at(1000), lessonsDone: [] };
  const own = { uid: rima.uid, courseId: school.free, enrolledAt: at(2000), lessonsDone: ['first'] };
  await put([
    [`enrolments/${personalId('gone', 'no-such-course')}`, gone],
    [`enrolments/${personalId(rima.uid, school.free)}`, own],
  ]);
  const answer = await api.call(endpoints.enrolmentList, { token: admin.token });
  expect(answer.json).toEqual([
    {
      _id: personalId(rima.uid, school.free),
      email: rima.email,
      courseId: school.free,
      title: expect.any(String),
      enrolledAt: '1970-01-01T00:00:02.000Z',
      lessonsDone: 1,
    },
    expect.objectContaining({ email: '', title: 'no-such-course', lessonsDone: 0 }),
  ]);
});

test('how many courses people have is returned of the requested people', async () => {
  for (const courseId of ['c1', 'c2']) {
    await put([[`enrolments/${personalId(rima.uid, courseId)}`, { uid: rima.uid, courseId }]]);
  }
  const query = { of: `${rima.uid},${admin.uid},${rima.uid}` };
  const answer = await api.call(endpoints.enrolmentCounts, { token: admin.token, query });
  expect(answer.json).toEqual({ [rima.uid]: 2, [admin.uid]: 0 });
});

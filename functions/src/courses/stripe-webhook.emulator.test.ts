import type { Order } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { isFull } from '@pathshala/contract/testing/full';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, codeOf, serveApi } from '../../test/support/api.ts';
import { type Failure, flaky } from '../../test/support/faults.ts';
import { booksOf, giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import {
  type Bought,
  completed,
  deliver,
  disputed,
  refunded,
  schoolStripe,
  signed,
  stripeInMemory,
} from '../../test/support/stripe.ts';
import { collections, personalId } from '../firestore/collections.ts';

const stripe = stripeInMemory();
const { admin, api, db, emulated, rima } = servedSchool({
  who: ['rima', 'admin'],
  courses: true,
  once: true,
  services: () => ({ createPaymentProvider: schoolStripe(stripe.config) }),
});
let bought: Bought;

async function forgetPayments(): Promise<void> {
  const [payments, enrolments] = await Promise.all([
    collections.payments(db).get(),
    collections.enrolments(db).get(),
  ]);
  await Promise.all([...payments.docs, ...enrolments.docs].map(({ ref }) => ref.delete()));
}

beforeEach(async () => {
  await forgetPayments();
  bought = { uid: rima.uid, courseId: school.priced, payment: 'pi_1' };
  stripe.status = 200;
  const metadata = { uid: rima.uid, courseId: school.priced };
  for (const id of ['pi_1', 'pi_2']) stripe.payments.set(id, { amount: 1250, currency: 'usd', metadata });
});

const here = () => ({ courseId: school.priced, token: rima.token });
const readSecond = () => api.call(endpoints.lesson, { ...here(), lessonId: 'second' });
const secondLesson = async () => (await readSecond()).status;
const tell = (payload: string) => deliver(api.url, payload);
const settled = () => ({ payments: { pi_1: 'enrolled' }, enrolments: [personalId(rima.uid, school.priced)] });
const refundedBooks = { payments: { pi_1: 'refunded' }, enrolments: [] };

test('a webhook that is not Stripe’s changes nothing', async () => {
  const body = completed(bought);
  for (const [what, sent, headers] of [
    ['without a signature', body, {}],
    ['with a signature of nothing', body, { 'Stripe-Signature': 't=1,v1=00' }],
    ['signed with another secret', body, signed(body, { secret: 'whsec_guess' })],
    ['with another body than the signed one', body.replace(school.priced, school.other), signed(body)],
    ['with a space more than was signed', `${body} `, signed(body)],
    ['signed an hour ago', body, signed(body, { timestamp: Math.floor(Date.now() / 1000) - 3600 })],
  ] as const) {
    const answer = await api.call(endpoints.stripeWebhook, { body: sent, headers });
    expect([what, answer.status, codeOf(answer)]).toEqual([what, 403, 'forbidden']);
  }
  expect(await booksOf(emulated)).toEqual({ payments: {}, enrolments: [] });
});

const events: Readonly<Record<string, () => string>> = {
  paid: () => completed(bought),
  refunded: () => refunded(bought),
  disputed: () => disputed(bought),
  'paid again': () => completed({ ...bought, payment: 'pi_2' }),
  'refunded again': () => refunded({ ...bought, payment: 'pi_2' }),
  'a part refunded': () => refunded(bought, { refunded: false, amount_refunded: 200 }),
  'not paid yet': () => completed(bought, { payment_status: 'unpaid' }),
  'paid late': () => completed(bought).replace('session.completed', 'session.async_payment_succeeded'),
};

test.each([
  ['paid, refunded', 403],
  ['refunded, paid', 403],
  ['refunded, paid, refunded, paid', 403],
  ['paid, disputed', 403],
  ['disputed, paid', 403],
  ['paid, disputed, refunded', 403],
  ['paid, refunded, paid again, refunded', 200],
  ['paid, paid again, disputed', 200],
  ['paid, paid again, refunded, refunded again', 403],
  ['paid, a part refunded', 200],
  ['not paid yet', 403],
  ['not paid yet, paid late', 200],
])('whatever the order: %s: the second lesson answers %i', async (order, status) => {
  for (const kind of order.split(', ')) expect(await tell(events[kind]?.() ?? '')).toBe(200);
  expect(await secondLesson()).toBe(status);
});

test('a replay makes no second enrolment, also at the same moment, and does not undo progress', async () => {
  const body = completed(bought);
  const statuses = await Promise.all(Array.from({ length: 5 }, () => tell(body)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await booksOf(emulated)).toEqual(settled());
  await api.call(endpoints.progress, { ...here(), lessonId: 'first', body: { done: true } });
  await tell(body);
  const { json } = await api.call(endpoints.enrolments, { token: rima.token });
  expect(json).toMatchObject([{ courseId: school.priced, lessonsDone: ['first'] }]);
  const place = collections.enrolments(db).doc(personalId(rima.uid, school.priced));
  expect((await place.get()).data()?.payments).toEqual(['pi_1']);
});

test('payment, refund and dispute at the same moment leave it closed', async () => {
  await Promise.all([completed(bought), refunded(bought), disputed(bought)].map(tell));
  await api.call(endpoints.enrolments, { token: rima.token });
  expect(await booksOf(emulated)).toEqual(refundedBooks);
});

const twice = () => [completed(bought), completed({ ...bought, payment: 'pi_2' })];

test('paid twice at the same moment: one opens the course, the other is to be given back, and all are told', async () => {
  await Promise.all([...twice(), ...twice()].map(tell));
  const { payments, enrolments } = await booksOf(emulated);
  expect(Object.values(payments).sort()).toEqual(['enrolled', 'refund-due']);
  expect(enrolments).toEqual(settled().enrolments);
  const orders = await api.call(endpoints.orders, { token: rima.token });
  expect((orders.json as Order[]).map(({ status }) => status).sort()).toEqual(['paid', 'refund-due']);
  const overview = await api.call(endpoints.overview, { token: admin.token });
  expect(overview.json).toMatchObject({ refundsDue: 1 });
});

test.each([
  ['the second', 'pi_2', { pi_1: 'enrolled', pi_2: 'refunded' }],
  ['the first', 'pi_1', { pi_1: 'refunded', pi_2: 'enrolled' }],
])('of two payments %s is given back: the other covers the course', async (_which, payment, payments) => {
  for (const one of twice()) await tell(one);
  await tell(refunded({ ...bought, payment }));
  expect(await booksOf(emulated)).toEqual({ payments, enrolments: settled().enrolments });
});

test('what somebody has for nothing is to be given back', async () => {
  await giveCourse(emulated, rima.uid, school.priced);
  await tell(completed(bought));
  expect(await booksOf(emulated)).toEqual({ ...settled(), payments: { pi_1: 'refund-due' } });
});

test('a free enrolment is not removed by a refund', async () => {
  await api.call(endpoints.enrol, { courseId: school.free, token: rima.token });
  await tell(completed({ ...bought, courseId: school.free }));
  await tell(refunded({ ...bought, courseId: school.free }));
  expect((await booksOf(emulated)).enrolments).toEqual([personalId(rima.uid, school.free)]);
});

test('while Stripe is unreachable a dispute is not taken, so that it comes again', async () => {
  await tell(completed(bought));
  stripe.status = 503;
  expect(await tell(disputed(bought))).toBe(503);
  stripe.status = 200;
  expect(await tell(disputed(bought))).toBe(200);
  expect(await booksOf(emulated)).toEqual(refundedBooks);
});

/** Failing before a call is like failing after the previous one, so `npm test` needs only one of them. */
test.each<Failure>(isFull ? ['before', 'after'] : ['after'])(
  'a delivery that ends %s any of its calls to Firestore is completed by the next one, once',
  async (how) => {
    const payload = completed(bought);
    for (let dead = 1, died = true; died; dead += 1) {
      await forgetPayments();
      let calls = 0;
      const dying = flaky(db, () => (++calls < dead ? undefined : calls === dead ? how : 'before'));
      const other = await serveApi({
        ...emulated,
        db: dying,
        createPaymentProvider: schoolStripe(stripe.config),
      });
      died = (await deliver(other.url, payload)) !== 200;
      await other.close();
      expect(await tell(payload)).toBe(200);
      expect(await booksOf(emulated), `died at call ${dead}`).toEqual(settled());
    }
  },
);

const visits: readonly (readonly [string, () => Promise<Answer>, string])[] = [
  ['a look at their courses', () => api.call(endpoints.enrolments, { token: rima.token }), ''],
  ['reading a lesson', readSecond, ''],
  ['joining', () => api.call(endpoints.enrol, here()), ''],
  ['buying it again', () => api.call(endpoints.checkout, { ...here(), body: {} }), 'already-enrolled'],
];

test.each(visits)('a payment without its enrolment is healed by %s', async (_what, visit, code) => {
  const { uid } = rima;
  const record = { uid, courseId: school.priced, amount: 12.5, status: 'paid', at: Timestamp.now() } as const;
  await collections.payments(db).doc('pi_1').set(record);
  expect((await Promise.all([visit(), visit()])).map(codeOf)).toEqual([code, code]);
  expect(await booksOf(emulated)).toEqual(settled());
});

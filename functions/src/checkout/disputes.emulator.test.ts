import { endpoints } from '@pathshala/contract/calls/endpoints';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { booksOf, school } from '../../test/support/school.ts';
import { schoolStripe } from '../../test/support/school-stripe.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import {
  type Bought,
  completed,
  deliver,
  disputed,
  refunded,
  stripeKey,
} from '../../test/support/stripe-events.ts';
import { type StripeServer, serveStripe } from '../../test/support/stripe-server.ts';
import { personalId } from '../firestore/collections.ts';

let stripe: StripeServer;
const { api, emulated, rima } = servedSchool({
  who: ['rima'],
  courses: true,
  services: async () => {
    stripe = await serveStripe(stripeKey);
    return { createPaymentProvider: schoolStripe(stripe.config) };
  },
});
let bought: Bought;

beforeEach(() => {
  bought = { uid: rima.uid, courseId: school.priced, payment: 'pi_1' };
  stripe.status = 200;
  stripe.payments.clear();
  for (const id of ['pi_1', 'pi_2']) know(id);
});
afterAll(() => stripe.close());

function know(id: string, more: object = {}): void {
  const metadata = { uid: rima.uid, courseId: school.priced };
  stripe.payments.set(id, { amount: 1250, currency: 'usd', metadata, ...more });
}

const lesson = (lessonId: string) => ({ courseId: school.priced, lessonId, token: rima.token });
const secondLesson = () => api.call(endpoints.lesson, lesson('second')).then(({ status }) => status);
const tell = (payload: string) => deliver(api.url, payload);

const events: Readonly<Record<string, () => string>> = {
  paid: () => completed(bought),
  refunded: () => refunded(bought),
  disputed: () => disputed(bought),
  asked: () => disputed(bought, 'warning_needs_response'),
  won: () => disputed(bought, 'won'),
  lost: () => disputed(bought, 'lost'),
  dropped: () => disputed(bought, 'warning_closed'),
  prevented: () => disputed(bought, 'prevented'),
  'disputed again': () => disputed(bought, 'needs_response', 'du_2'),
  'won again': () => disputed(bought, 'won', 'du_2'),
};

test('a dispute takes the course away, and a dispute that is won gives it back with its progress', async () => {
  await tell(completed(bought));
  await api.call(endpoints.progress, { ...lesson('first'), body: { done: true } });
  const { json: before } = await api.call(endpoints.enrolments, { token: rima.token });
  expect(await tell(disputed(bought))).toBe(200);
  expect(await secondLesson()).toBe(403);
  expect((await api.call(endpoints.enrolments, { token: rima.token })).json).toEqual([]);
  expect(await tell(disputed(bought, 'won'))).toBe(200);
  expect(await secondLesson()).toBe(200);
  const { json: after } = await api.call(endpoints.enrolments, { token: rima.token });
  expect(after).toMatchObject([{ courseId: school.priced, lessonsDone: ['first'] }]);
  expect(after).toEqual(before);
});

describe('however often and in whatever order', () => {
  test.each([
    ['paid, disputed', 'disputed'],
    ['disputed, paid', 'disputed'],
    ['paid, asked', 'disputed'],
    ['paid, disputed, lost', 'disputed'],
    ['paid, disputed, prevented', 'disputed'],
    ['lost, disputed, paid', 'disputed'],
    ['paid, disputed, won', 'enrolled'],
    ['paid, asked, dropped', 'enrolled'],
    ['won, disputed, paid', 'enrolled'],
    ['paid, won, disputed, disputed', 'enrolled'],
    ['paid, disputed, disputed again, won', 'disputed'],
    ['paid, disputed, disputed again, won, won again', 'enrolled'],
    ['paid, disputed, refunded, won', 'refunded'],
    ['refunded, disputed, won, paid', 'refunded'],
  ])('%s: %s', async (order, status) => {
    for (const kind of order.split(', ')) expect(await tell(events[kind]?.() ?? '')).toBe(200);
    const open = status === 'enrolled';
    expect(await booksOf(emulated)).toEqual({
      payments: { pi_1: status },
      enrolments: open ? [personalId(rima.uid, school.priced)] : [],
    });
    expect(await secondLesson()).toBe(open ? 200 : 403);
  });

  test('payment, dispute and its end at the same moment leave it open', async () => {
    await Promise.all([completed(bought), disputed(bought), disputed(bought, 'won')].map(tell));
    await api.call(endpoints.enrolments, { token: rima.token });
    expect(await secondLesson()).toBe(200);
  });
});

test('a course that was paid for twice stays with the payment that nobody contests', async () => {
  await tell(completed(bought));
  await tell(completed({ ...bought, payment: 'pi_2' }));
  await tell(disputed(bought));
  expect(await secondLesson()).toBe(200);
  await tell(disputed({ payment: 'pi_2' }, 'needs_response', 'du_2'));
  expect(await secondLesson()).toBe(403);
});

describe('what does not concern a course changes nothing', () => {
  test('a payment for something else, in another currency or of nothing', async () => {
    for (const [what, prepare] of [
      ['a payment for something else', () => know('pi_1', { metadata: {} })],
      ['a payment in another currency', () => know('pi_1', { currency: 'bdt' })],
      ['a payment of nothing', () => know('pi_1', { amount: 0 })],
    ] as const) {
      prepare();
      expect(await tell(disputed(bought))).toBe(200);
      expect(await booksOf(emulated), what).toEqual({ payments: {}, enrolments: [] });
    }
  });
});

test('while Stripe is unreachable the event is rejected, so that it is redelivered', async () => {
  await tell(completed(bought));
  stripe.status = 503;
  expect(await tell(disputed(bought))).toBe(503);
  stripe.status = 200;
  expect(await tell(disputed(bought))).toBe(200);
  expect(await secondLesson()).toBe(403);
});

test('nothing, and money of another currency, never open a course', async () => {
  for (const [what, more] of [
    ['an amount of 0', { amount_total: 0 }],
    ['no amount', { amount_total: null }],
    ['another currency', { currency: 'bdt' }],
    ['no currency', { currency: null }],
  ] as const) {
    expect(await tell(completed(bought, more))).toBe(200);
    expect(await booksOf(emulated)).toEqual({ payments: {}, enrolments: [] });
    expect(await secondLesson(), what).toBe(403);
  }
});

import { endpoints } from '@pathshala/contract/calls/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { booksOf, school } from '../../test/support/school.ts';
import { schoolStripe } from '../../test/support/school-stripe.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { type Bought, completed, deliver, refunded, signed } from '../../test/support/stripe-events.ts';
import { collections, personalId } from '../firestore/collections.ts';

const { api, emulated, rima } = servedSchool({
  who: ['rima'],
  courses: true,
  services: () => ({ createPaymentProvider: schoolStripe() }),
});
let bought: Bought;

beforeEach(() => {
  bought = { uid: rima.uid, courseId: school.priced, payment: 'pi_1' };
});

const lesson = (lessonId: string) => ({ courseId: school.priced, lessonId, token: rima.token });
const secondLesson = () => api.call(endpoints.lesson, lesson('second')).then(({ status }) => status);
const none: Bought = { uid: 'nobody', courseId: 'none', payment: 'pi_none' };
const nothing = { payments: {}, enrolments: [] };

test('a payment opens the course', async () => {
  expect(await secondLesson()).toBe(403);
  expect(await deliver(api.url, completed(bought))).toBe(200);
  expect(await secondLesson()).toBe(200);
  const payment = (await collections.payments(emulated.db).doc('pi_1').get()).data();
  expect(payment).toMatchObject({ uid: rima.uid, courseId: school.priced, amount: 12.5, status: 'enrolled' });
});

test('a refund closes it again, and the progress is not given to anybody', async () => {
  await deliver(api.url, completed(bought));
  expect(await deliver(api.url, refunded(bought))).toBe(200);
  expect(await secondLesson()).toBe(403);
  expect(await booksOf(emulated)).toEqual({ payments: { pi_1: 'refunded' }, enrolments: [] });
});

describe('a webhook that is not Stripe’s changes nothing', () => {
  const refusedWith = async (body: string, headers: Record<string, string>) => {
    const answer = await api.call(endpoints.stripeWebhook, { body, headers });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'forbidden']);
    expect(await booksOf(emulated)).toEqual(nothing);
  };

  test('without a signature', () => refusedWith(completed(bought), {}));
  test('with a signature of nothing', () =>
    refusedWith(completed(bought), { 'Stripe-Signature': 't=1,v1=00' }));
  test('signed with another secret', () =>
    refusedWith(completed(bought), signed(completed(bought), { secret: 'whsec_guess' })));
  test('with a body other than the one that was signed', async () => {
    const body = completed(bought);
    await refusedWith(body.replace(school.priced, school.other), signed(body));
  });
  test('with a space more than was signed', async () => {
    const body = completed(bought);
    await refusedWith(`${body} `, signed(body));
  });
  test('signed an hour ago', async () => {
    const body = completed(bought);
    await refusedWith(body, signed(body, { timestamp: Math.floor(Date.now() / 1000) - 3600 }));
  });
});

test('a signed body that is not an event is refused', async () => {
  for (const payload of [
    'null',
    '{}',
    '{"type":"checkout.session.completed"}',
    completed({ ...none, uid: [] as never }),
  ]) {
    expect(await deliver(api.url, payload), payload).toBe(400);
    expect(await booksOf(emulated)).toEqual(nothing);
  }
});

describe('however often and in whatever order', () => {
  test('a replayed webhook makes no second enrolment and does not undo progress', async () => {
    const body = completed(bought);
    expect(await deliver(api.url, body)).toBe(200);
    await api.call(endpoints.progress, { ...lesson('first'), body: { done: true } });
    expect(await deliver(api.url, body)).toBe(200);
    const { json } = await api.call(endpoints.enrolments, { token: rima.token });
    expect(json).toMatchObject([{ courseId: school.priced, lessonsDone: ['first'] }]);
  });

  test('deliveries at the same moment make one', async () => {
    const body = completed(bought);
    const statuses = await Promise.all(Array.from({ length: 5 }, () => deliver(api.url, body)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await booksOf(emulated)).toEqual({
      payments: { pi_1: 'enrolled' },
      enrolments: [personalId(rima.uid, school.priced)],
    });
  });

  test.each([
    ['paid, refunded'],
    ['refunded, paid'],
    ['paid, refunded, paid'],
    ['refunded, paid, refunded, paid'],
    ['paid, paid, refunded, refunded'],
  ])('%s: the course is closed in the end', async (order) => {
    for (const kind of order.split(', ')) {
      expect(await deliver(api.url, kind === 'paid' ? completed(bought) : refunded(bought))).toBe(200);
    }
    expect(await booksOf(emulated)).toEqual({ payments: { pi_1: 'refunded' }, enrolments: [] });
    expect(await secondLesson()).toBe(403);
  });

  test('payment and refund at the same moment leave it closed', async () => {
    await Promise.all([deliver(api.url, completed(bought)), deliver(api.url, refunded(bought))]);
    await api.call(endpoints.enrolments, { token: rima.token });
    expect(await booksOf(emulated)).toEqual({ payments: { pi_1: 'refunded' }, enrolments: [] });
  });

  test('a second purchase after a refund is not removed by a replay of the first refund', async () => {
    await deliver(api.url, completed(bought));
    const refund = refunded(bought);
    await deliver(api.url, refund);
    await deliver(api.url, completed({ ...bought, payment: 'pi_2' }));
    await deliver(api.url, refund);
    expect(await secondLesson()).toBe(200);
  });

  test('paid twice and refunded once: the course stays', async () => {
    await deliver(api.url, completed(bought));
    await deliver(api.url, completed({ ...bought, payment: 'pi_2' }));
    await deliver(api.url, refunded(bought));
    expect(await secondLesson()).toBe(200);
    await deliver(api.url, refunded({ ...bought, payment: 'pi_2' }));
    expect(await secondLesson()).toBe(403);
  });

  test('a free enrolment is not removed by a refund', async () => {
    await api.call(endpoints.enrol, { courseId: school.free, token: rima.token });
    await deliver(api.url, completed({ ...bought, courseId: school.free }));
    await deliver(api.url, refunded({ ...bought, courseId: school.free }));
    expect((await booksOf(emulated)).enrolments).toEqual([personalId(rima.uid, school.free)]);
  });
});

describe('other payments are acknowledged and ignored', () => {
  test('other money, other products and other events', async () => {
    for (const [what, payload] of [
      ['money that has not come yet', (one: Bought) => completed(one, { payment_status: 'unpaid' })],
      ['another product of the account', (one: Bought) => completed(one, { metadata: {} })],
      ['a session without a payment', (one: Bought) => completed(one, { payment_intent: null })],
      ['a course id that is a path', (one: Bought) => completed({ ...one, courseId: 'a/b' })],
      [
        'another kind of event',
        () => JSON.stringify({ id: 'evt', type: 'customer.created', data: { object: {} } }),
      ],
    ] as const) {
      expect(await deliver(api.url, payload(bought))).toBe(200);
      expect(await booksOf(emulated), what).toEqual(nothing);
    }
  });

  test('a part of the price given back leaves the course open', async () => {
    await deliver(api.url, completed(bought));
    await deliver(api.url, refunded(bought, { refunded: false, amount_refunded: 200 }));
    expect(await secondLesson()).toBe(200);
  });

  test('a slow payment gives the course once it is paid', async () => {
    await deliver(api.url, completed(bought, { payment_status: 'unpaid' }));
    const later = completed(bought).replace('session.completed', 'session.async_payment_succeeded');
    await deliver(api.url, later);
    expect(await secondLesson()).toBe(200);
  });
});

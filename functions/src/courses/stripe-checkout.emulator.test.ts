import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Auth } from 'firebase-admin/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal, serveApi } from '../../test/support/api.ts';
import { type Breakage, breaking, leaving } from '../../test/support/faults.ts';
import { namesOf, wholeDatabase } from '../../test/support/fixtures.ts';
import { booksOf, giveCourse, price, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import {
  type Bought,
  completed,
  deliver,
  disputed,
  refunded,
  schoolStripe,
  stripeInMemory,
} from '../../test/support/stripe.ts';
import { collections, personalId } from '../firestore/collections.ts';
import { deletedPerson } from '../firestore/kept.ts';

const stripe = stripeInMemory();
const siteOf = (origin = 'https://school.example') => origin;
const services = { createPaymentProvider: schoolStripe(stripe.config, siteOf) };
const { api, auth, db, emulated, rima } = servedSchool({
  who: ['rima'],
  courses: true,
  services: () => services,
});
let bought: Bought;

beforeEach(() => {
  stripe.sessions.length = 0;
  stripe.status = 200;
  bought = { uid: rima.uid, courseId: school.priced, payment: 'pi_1' };
  const metadata = { uid: rima.uid, courseId: school.priced };
  stripe.payments.set('pi_1', { amount: 1250, currency: 'usd', metadata });
});

const buy = (courseId: string, body: unknown = {}, headers = {}) =>
  api.call(endpoints.checkout, { courseId, token: rima.token, body, headers });

test('a checkout is started with the price in Firestore and leads back to the site from which it was', async () => {
  const origin = 'https://second.example';
  const sameOrigin = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
  const { status, json } = await buy(school.priced, { price }, sameOrigin);
  expect([status, json]).toEqual([200, { url: 'https://checkout.stripe.test/pay/cs_test_1' }]);
  const metadata = { uid: rima.uid, courseId: school.priced };
  expect(stripe.sessions.map((one) => one.sent)).toEqual([
    {
      mode: 'payment',
      client_reference_id: rima.uid,
      customer_email: 'rima@school.test',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '1250',
      'line_items[0][price_data][product_data][name]': `Course ${school.priced}`,
      'metadata[uid]': metadata.uid,
      'metadata[courseId]': metadata.courseId,
      'payment_intent_data[metadata][uid]': metadata.uid,
      'payment_intent_data[metadata][courseId]': metadata.courseId,
      expires_at: expect.stringMatching(/^\d{10}$/),
      success_url: `${origin}/course/${school.priced}?checkout=done`,
      cancel_url: `${origin}/course/${school.priced}?checkout=cancelled`,
    },
  ]);
});

test('a price change during the call to Stripe does not sell at the old price', async () => {
  stripe.onBegin = () => collections.courses(emulated.db).doc(school.priced).update({ price: 20 });
  const answer = await buy(school.priced, { price });
  stripe.onBegin = undefined;
  expect(refusal(answer)).toEqual([409, 'price-changed']);
});

test('two clicks make one session; buying again after a refund makes another', async () => {
  const urls = (await Promise.all([buy(school.priced), buy(school.priced)])).map((answer) => answer.json);
  expect(urls[0]).toEqual(urls[1]);
  expect(stripe.sessions).toHaveLength(1);
  await deliver(api.url, completed(bought));
  await deliver(api.url, refunded(bought));
  expect((await buy(school.priced)).json).not.toEqual(urls[0]);
  expect(stripe.sessions).toHaveLength(2);
});

const refused = async (course: string, body: unknown, expected: readonly [number, string]) => {
  const answer = await buy(course, body);
  expect(refusal(answer)).toEqual(expected);
  expect(stripe.sessions).toEqual([]);
  return answer;
};

test('no checkout is started for another price than the course’s, which may have changed since the page was shown', async () => {
  await refused(school.priced, { price: 0.01 }, [409, 'price-changed']);
  await refused(school.priced, { price: 0 }, [409, 'price-changed']);
  await refused(school.priced, { price: -5 }, [422, 'invalid-fields']);
  await refused(school.priced, { price: String(price) }, [422, 'invalid-fields']);
  await collections.courses(emulated.db).doc(school.priced).update({ price: 20 });
  const answer = await refused(school.priced, { price }, [409, 'price-changed']);
  expect(answer.json).toMatchObject({ detail: 'The price is $20 now. Check it before you continue.' });
  await buy(school.priced, { price: 20 });
  expect(stripe.sessions[0]?.sent['line_items[0][price_data][unit_amount]']).toBe('2000');
});

test('no checkout is started for a course that one has, a free one, one that is not open, one that nobody knows', async () => {
  await giveCourse(emulated, rima.uid, school.priced);
  await refused(school.priced, { price }, [409, 'already-enrolled']);
  await refused(school.free, {}, [409, 'conflict']);
  await refused(school.closed, {}, [409, 'course-not-open']);
  await refused('no-such-course', {}, [404, 'not-found']);
});

test('no checkout is started when Stripe does not answer, without its message', async () => {
  for (const [theirs, ours, code] of [
    [503, 503, 'unavailable'],
    [429, 503, 'unavailable'],
    [400, 500, 'internal'],
  ] as const) {
    stripe.status = theirs;
    const answer = await refused(school.priced, {}, [ours, code]);
    expect(JSON.stringify(answer.json)).not.toContain('Secret');
  }
});

test('without a payment provider nothing can be bought, and no webhook is listened to', async () => {
  const bare = await serveApi(emulated);
  const order = { courseId: school.priced, body: {} };
  const answer = await bare.call(endpoints.checkout, { ...order, token: rima.token });
  expect(refusal(answer)).toEqual([503, 'unavailable']);
  expect((await bare.call(endpoints.stripeWebhook, { body: {} })).status).toBe(404);
  await bare.close();
});

const serveWith = (instead: Auth) => serveApi({ db, auth: instead, ...services });
const leave = () => api.call(endpoints.deleteAccount, { token: rima.token });
const payment = async () => (await collections.payments(db).doc('pi_1').get()).data();
const personalDataLeft = async () => (await wholeDatabase(db)).filter(({ text }) => namesOf(rima, text));

describe('what is heard of a payment once its buyer’s account has ended', () => {
  const events: readonly (readonly [string, string, (one: Bought) => string])[] = [
    ['that it was paid', 'refund-due', completed],
    ['that it was given back', 'refunded', refunded],
    ['that it is contested', 'refunded', (one) => disputed(one)],
  ];

  test.each(events)('first %s: it is in the books as %s, without a name', async (_what, status, payload) => {
    expect((await leave()).status).toBe(200);
    expect(await deliver(api.url, payload(bought))).toBe(200);
    expect(await payment()).toMatchObject({ uid: deletedPerson, amount: 12.5, status });
    expect((await booksOf(emulated)).enrolments).toEqual([]);
    expect(await personalDataLeft()).toEqual([]);
  });

  test('again and again: nothing more, until it is given back', async () => {
    await leave();
    for (let time = 0; time < 3; time += 1) expect(await deliver(api.url, completed(bought))).toBe(200);
    expect(await booksOf(emulated)).toEqual({ payments: { pi_1: 'refund-due' }, enrolments: [] });
    await deliver(api.url, refunded(bought));
    expect(await booksOf(emulated)).toEqual({ payments: { pi_1: 'refunded' }, enrolments: [] });
    expect(await personalDataLeft()).toEqual([]);
  });
});

test('an account that ends while its payment is being written leaves nothing of it', async () => {
  const other = await serveWith(leaving(emulated, { uid: rima.uid, at: 1, how: 'after' }));
  expect(await deliver(other.url, completed(bought))).toBe(200);
  await other.close();
  expect((await booksOf(emulated)).enrolments).toEqual([]);
  expect(await personalDataLeft()).toEqual([]);
});

test('while nobody can be asked whether the account is there, the event is not taken, and comes again', async () => {
  const once: Breakage = { method: 'getUser', how: 'before', at: 1 };
  const other = await serveWith(breaking(auth, once));
  expect(await deliver(other.url, completed(bought))).toBe(503);
  expect(await deliver(other.url, completed(bought))).toBe(200);
  await other.close();
  expect((await booksOf(emulated)).enrolments).toEqual([personalId(rima.uid, school.priced)]);
});

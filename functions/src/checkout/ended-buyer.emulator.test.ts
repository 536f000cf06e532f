import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Auth } from 'firebase-admin/auth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { serveApi, type TestApi } from '../../test/support/api.ts';
import { type Breakage, breaking, leaving } from '../../test/support/faults.ts';
import { namesOf, wholeDatabase } from '../../test/support/fixtures.ts';
import { booksOf, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import {
  type Bought,
  completed,
  deliver,
  disputed,
  refunded,
  schoolStripe,
  stripeKey,
} from '../../test/support/stripe-events.ts';
import { type StripeServer, serveStripe } from '../../test/support/stripe-server.ts';
import { collections, personalId } from '../firestore/collections.ts';
import { deletedPerson } from '../people/personal-data.ts';

let stripe: StripeServer;
const { api, auth, db, emulated, rima } = servedSchool({
  who: ['rima'],
  courses: true,
  services: async () => {
    stripe = await serveStripe(stripeKey);
    return { createPaymentProvider: schoolStripe(stripe.config) };
  },
});
let bought: Bought;

function serve(instead: Auth): Promise<TestApi> {
  const services = { db, auth: instead, createPaymentProvider: schoolStripe(stripe.config) };
  return serveApi(services);
}

beforeEach(() => {
  bought = { uid: rima.uid, courseId: school.priced, payment: 'pi_1' };
  const metadata = { uid: rima.uid, courseId: school.priced };
  stripe.payments.set('pi_1', { amount: 1250, currency: 'usd', metadata });
});
afterAll(() => stripe.close());

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
  const other = await serve(leaving(emulated, { uid: rima.uid, method: 'getUsers', at: 1, how: 'after' }));
  expect(await deliver(other.url, completed(bought))).toBe(200);
  await other.close();
  expect((await booksOf(emulated)).enrolments).toEqual([]);
  expect(await personalDataLeft()).toEqual([]);
});

test('while nobody can be asked whether the account is there, the event is not taken, and comes again', async () => {
  const once: Breakage = { method: 'getUsers', how: 'before', at: 1 };
  const other = await serve(breaking(auth, once));
  expect(await deliver(other.url, completed(bought))).toBe(503);
  expect(await deliver(other.url, completed(bought))).toBe(200);
  await other.close();
  expect((await booksOf(emulated)).enrolments).toEqual([personalId(rima.uid, school.priced)]);
});

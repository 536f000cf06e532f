import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { testProject } from '../../test/support/emulators.ts';
import { booksOf, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { type Bought, completed, deliver, schoolStripe } from '../../test/support/stripe-events.ts';
import { collections, personalId } from '../firestore/collections.ts';

const script = join(import.meta.dirname, '..', '..', 'test', 'support', 'dying-api.ts');
const { api, emulated, rima } = servedSchool({
  who: ['rima'],
  courses: true,
  services: () => ({ createPaymentProvider: schoolStripe() }),
});
let bought: Bought;
let child: ChildProcess | undefined;

beforeEach(() => {
  bought = { uid: rima.uid, courseId: school.priced, payment: 'pi_1' };
});
afterEach(() => child?.kill('SIGKILL'));

const settled = () => ({ payments: { pi_1: 'enrolled' }, enrolments: [personalId(rima.uid, school.priced)] });

/** Delivers a webhook to an API that dies of it, and waits until it is dead. */
async function deliverAndDie(dieAt: string, payload: string): Promise<void> {
  child = spawn(process.execPath, [script], {
    env: { ...process.env, DIE_AT: dieAt, TEST_PROJECT: testProject },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The child has no output.');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  const dead = once(child, 'exit');
  await expect(deliver(url, payload)).rejects.toThrow('fetch failed');
  expect((await dead)[1]).toBe('SIGKILL');
}

describe('the function is killed', () => {
  test.each([
    ['before the payment is written', 'payments', { payments: {}, enrolments: [] }],
    ['between payment and enrolment', 'enrolments', { payments: { pi_1: 'paid' }, enrolments: [] }],
    ['when the enrolment is about to be written', 'commit', { payments: { pi_1: 'paid' }, enrolments: [] }],
  ])('%s: the next delivery makes the enrolment, once', async (_when, dieAt, left) => {
    const payload = completed(bought);
    await deliverAndDie(dieAt, payload);
    expect(await booksOf(emulated)).toEqual(left);
    expect(await deliver(api.url, payload)).toBe(200);
    expect(await booksOf(emulated)).toEqual(settled());
  });

  test('after the enrolment, before it answers: the next delivery changes nothing', async () => {
    const payload = completed(bought);
    await deliverAndDie('committed', payload);
    expect(await booksOf(emulated)).toEqual(settled());
    expect(await deliver(api.url, payload)).toBe(200);
    expect(await booksOf(emulated)).toEqual(settled());
  });

  test('between payment and enrolment, and no delivery comes again: the student’s next visit heals it', async () => {
    await deliverAndDie('enrolments', completed(bought));
    const { json } = await api.call(endpoints.enrolments, { token: rima.token });
    expect(json).toMatchObject([{ courseId: school.priced, nextLesson: 'first' }]);
    expect(await booksOf(emulated)).toEqual(settled());
  });
});

describe('a payment that was left without its enrolment is healed', () => {
  beforeEach(async () => {
    const record = {
      uid: rima.uid,
      courseId: school.priced,
      amount: 12.5,
      status: 'paid',
      at: Timestamp.now(),
    } as const;
    await collections.payments(emulated.db).doc('pi_1').set(record);
  });
  afterEach(async () => {
    expect(await booksOf(emulated)).toEqual(settled());
  });
  const here = () => ({ courseId: school.priced, token: rima.token });
  const readSecond = () => api.call(endpoints.lesson, { ...here(), lessonId: 'second' });

  test('by reading a lesson', async () => {
    expect((await readSecond()).status).toBe(200);
  });

  test('by several calls at once', async () => {
    const answers = await Promise.all([
      readSecond(),
      api.call(endpoints.enrolments, { token: rima.token }),
      api.call(endpoints.progress, { ...here(), lessonId: 'first', body: { done: true } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  });

  test('by joining', async () => {
    expect((await api.call(endpoints.enrol, here())).status).toBe(200);
  });

  test('by trying to buy it again, which is refused', async () => {
    const answer = await api.call(endpoints.checkout, { ...here(), body: {} });
    expect(codeOf(answer)).toBe('already-enrolled');
  });
});

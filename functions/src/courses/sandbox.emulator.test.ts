import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { CheckoutAnswer } from '@pathshala/contract/courses/enrolment';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, refusal } from '../../test/support/api.ts';
import { booksOf, price, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { personalId } from '../firestore/collections.ts';
import { sandboxProvider } from './providers.ts';

const environment = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };
const { api, emulated, other, rima } = servedSchool({
  who: ['rima', 'other'],
  courses: true,
  services: () => ({ createPaymentProvider: sandboxProvider(environment) }),
});

beforeEach(() => {
  environment.FUNCTIONS_EMULATOR = 'true';
});

const begin = (body: unknown = { price }) =>
  api.call(endpoints.checkout, { courseId: school.priced, token: rima.token, body });

async function session(): Promise<string> {
  const { url } = (await begin()).json as CheckoutAnswer;
  return new URL(url, 'https://school.example').searchParams.get('session') ?? '';
}

const end = (sessionId: string, outcome: unknown, token = rima.token) =>
  api.call(endpoints.practiceOutcome, { sessionId, token, body: { outcome } });

test('leads to the practice page, which knows what is bought', async () => {
  const answer = await begin();
  expect(answer.status).toBe(200);
  const { url } = answer.json as CheckoutAnswer;
  expect(url).toMatch(new RegExp(`^/checkout/${school.priced}\\?session=\\w{20}$`));
  const sessionId = url.split('session=')[1] ?? '';
  expect((await api.call(endpoints.practiceSession, { sessionId, token: rima.token })).json).toEqual({
    courseId: school.priced,
    title: `Course ${school.priced}`,
    amount: price,
    status: 'open',
  });
});

test('paying opens the course by the same way as real money; twice is once', async () => {
  const id = await session();
  const first = await end(id, 'pay');
  expect([first.status, first.json]).toEqual([200, { url: `/course/${school.priced}?checkout=done` }]);
  expect((await end(id, 'pay')).json).toEqual(first.json);
  expect(await booksOf(emulated)).toEqual({
    payments: { [`practice_${id}`]: 'enrolled' },
    enrolments: [personalId(rima.uid, school.priced)],
  });
  const second = { courseId: school.priced, lessonId: 'second' };
  const lesson = await api.call(endpoints.lesson, { ...second, token: rima.token });
  expect(lesson.status).toBe(200);
  expect(codeOf(await begin())).toBe('already-enrolled');
});

test('cancelling opens nothing, and ends the checkout', async () => {
  const id = await session();
  expect((await end(id, 'cancel')).json).toEqual({ url: `/course/${school.priced}?checkout=cancelled` });
  expect(codeOf(await end(id, 'pay'))).toBe('conflict');
  expect(await booksOf(emulated)).toEqual({ payments: {}, enrolments: [] });
});

test('refuses another person’s checkout, and an unknown one', async () => {
  const id = await session();
  expect((await end(id, 'pay', other.token)).status).toBe(404);
  expect((await end('nosuchsession', 'pay')).status).toBe(404);
  expect((await end('__x__', 'pay')).status).toBe(404);
  expect((await end('a/b', 'pay')).status).toBe(404);
  expect(await booksOf(emulated)).toEqual({ payments: {}, enrolments: [] });
});

test('refuses to run outside the emulators, even when it was made inside', async () => {
  const id = await session();
  environment.FUNCTIONS_EMULATOR = '';
  for (const answer of [await begin(), await end(id, 'pay')]) {
    expect(refusal(answer)).toEqual([500, 'internal']);
  }
  expect(await booksOf(emulated)).toEqual({ payments: {}, enrolments: [] });
});

import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type AddressOf, pathOf } from '@pathshala/contract/http/endpoint';
import type { ContactMessage } from '@pathshala/contract/site/contact';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, nextPathOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { connect, signIn } from '../../test/support/emulators.ts';
import { collections } from '../firestore/collections.ts';

const { db, auth, clear, close } = connect();
let api: TestApi;
let admin: string;
let student: string;

async function account(email: string, claims: object | null) {
  const { uid } = await auth.createUser({ email, password: 'pass-word-1', emailVerified: true });
  await auth.setCustomUserClaims(uid, claims);
  return signIn(email, 'pass-word-1');
}

beforeAll(async () => {
  await clear();
  api = await serveApi({ db, auth });
  admin = await account('boss@school.test', { admin: true });
  student = await account('pupil@school.test', null);
  for (let minute = 1; minute <= 5; minute++) {
    await collections.messages(db).add({
      name: `Sender ${minute}`,
      email: 'rima@school.test',
      address: 'rima@school.test',
      message: 'Hello',
      // The last two came in the same moment.
      receivedAt: Timestamp.fromMillis(Date.parse('2026-03-01T10:00:00Z') + Math.min(minute, 4) * 60_000),
    });
  }
});
afterAll(async () => {
  await api.close();
  await close();
});

const inbox = (token?: string) => api.call(endpoints.messages, { token });
const withQuery = (given: AddressOf<typeof endpoints.messages>) =>
  api.call(endpoints.messages, { ...given, token: admin });

describe('the inbox', () => {
  test('newest first, with every field', async () => {
    const { status, json, headers } = await inbox(admin);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const messages = json as ContactMessage[];
    expect(messages.slice(2).map((one) => one.name)).toEqual(['Sender 3', 'Sender 2', 'Sender 1']);
    expect(messages.at(-1)).toEqual({
      _id: expect.stringMatching(/^\w{20}$/),
      name: 'Sender 1',
      email: 'rima@school.test',
      message: 'Hello',
      language: 'en',
      receivedAt: '2026-03-01T10:01:00.000Z',
      answeredAt: null,
    });
    expect(headers.get('link')).toBeNull();
  });

  test('the pages lead on to the end, and none is missed or shown twice', async () => {
    const seen: string[] = [];
    let next: string | undefined = pathOf(endpoints.messages, { query: { limit: 2 } });
    const sizes: number[] = [];
    while (next !== undefined) {
      const answer = await api.send('GET', next, { token: admin });
      const messages = answer.json as ContactMessage[];
      sizes.push(messages.length);
      seen.push(...messages.map((one) => one._id));
      next = nextPathOf(answer);
    }
    expect(sizes).toEqual([2, 2, 1]);
    expect(new Set(seen).size).toBe(5);
  });

  test.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 1001 }, 'limit'],
    [{ limit: 'ten' }, 'limit'],
    [{ after: 'nobody-wrote-this' }, 'after'],
    [{ after: '../users' }, 'after'],
  ])('the query %j is refused', async (query, field) => {
    const answer = await withQuery({ query });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid-fields']);
    expect((answer.json as { detail: string }).detail).toMatch(new RegExp(`^${field}: `));
  });

  test('is for admins alone', async () => {
    expect(codeOf(await inbox())).toBe('unauthenticated');
    expect(codeOf(await inbox('no-token'))).toBe('invalid-token');
    expect(codeOf(await inbox(student))).toBe('forbidden');
  });
});

import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { ContactMessage, MessageState } from '@pathshala/contract/site/contact';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, nextPathOf } from '../../test/support/api.ts';
import { tokenOfLongAgo } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const { admin, api, db } = servedSchool({ who: ['admin'] });

const begin = Date.now() - 3_600_000;

beforeEach(async () => {
  for (const minute of [1, 2, 3]) {
    const receivedAt = Timestamp.fromMillis(begin + minute * 60_000);
    const [name, email] = [`Sender ${minute}`, 'mina@home.test'];
    await collections.messages(db).doc(`m${minute}`).set({
      name,
      email,
      address: email,
      message: 'Hello',
      receivedAt,
      expiresAt: receivedAt,
      openSince: receivedAt,
    });
  }
});

const mark = (id: string, answered = true, { token }: { readonly token: string } = admin) =>
  api.call(adminEndpoints.answerMessage, { id, token, body: { answered } });
const remove = (id: string, { token }: { readonly token: string } = admin) =>
  api.call(adminEndpoints.deleteMessage, { id, token });
const inbox = (query: { state?: MessageState; limit?: number } = {}) =>
  api.call(endpoints.messages, { token: admin.token, query });
const idsOf = ({ json }: { readonly json: unknown }) =>
  (json as ContactMessage[]).map(({ _id }) => _id).join(' ');

test('an admin has the messages, the newest first, with every field', async () => {
  const answer = await inbox();
  expect([answer.status, idsOf(answer)]).toEqual([200, 'm3 m2 m1']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect((answer.json as ContactMessage[]).at(-1)).toEqual({
    ...{ _id: 'm1', name: 'Sender 1', email: 'mina@home.test', message: 'Hello', language: 'en' },
    ...{ receivedAt: new Date(begin + 60_000).toISOString(), answeredAt: null },
  });
});

test('a message is answered, and then open after all', async () => {
  expect((await mark('m2')).json).toEqual({ modifiedCount: 1 });
  expect((await mark('m2')).json).toEqual({ modifiedCount: 0 });
  expect([idsOf(await inbox()), idsOf(await inbox({ state: 'open' }))]).toEqual(['m3 m2 m1', 'm3 m1']);
  const [answered] = (await inbox({ state: 'answered' })).json as ContactMessage[];
  expect([answered?._id, Date.parse(answered?.answeredAt ?? '') > 0]).toEqual(['m2', true]);
  expect((await mark('m2', false)).json).toEqual({ modifiedCount: 1 });
  expect((await mark('m2', false)).json).toEqual({ modifiedCount: 0 });
  expect(idsOf(await inbox({ state: 'open' }))).toBe('m3 m2 m1');
  expect(idsOf(await inbox({ state: 'answered' }))).toBe('');
});

test('a narrowed inbox stays narrowed on its next page', async () => {
  await mark('m2');
  const first = await inbox({ limit: 1, state: 'open' });
  const second = await api.send('GET', nextPathOf(first) ?? '', { token: admin.token });
  expect([first, second].map(idsOf)).toEqual(['m3', 'm1']);
  expect(nextPathOf(second)).toBeUndefined();
});

test('a message is deleted forever, and what is not there is not found', async () => {
  expect((await remove('m2')).json).toEqual({ modifiedCount: 1 });
  expect(idsOf(await inbox())).toBe('m3 m1');
  for (const answer of [await remove('m2'), await mark('m2'), await remove('..')])
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not-found']);
});

test('of several marks at once one counts', async () => {
  const answers = await Promise.all([mark('m1'), mark('m1'), mark('m1')]);
  const counts = answers.map(({ json }) => (json as { modifiedCount: number }).modifiedCount);
  expect(counts.sort()).toEqual([0, 0, 1]);
});

test('an admin who signed in more than an hour ago marks, and does not delete', async () => {
  const old = { token: await tokenOfLongAgo(admin, 61) };
  expect(codeOf(await remove('m1', old))).toBe('sign-in-again');
  expect((await mark('m1', true, old)).status).toBe(200);
  expect(idsOf(await inbox())).toBe('m3 m2 m1');
});

import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { pathOf } from '@pathshala/contract/http/endpoint';
import type { ContactMessage, MessageState } from '@pathshala/contract/site/contact';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, nextPathOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { connect } from '../../test/support/emulators.ts';
import { type Person, people, tokenOfLongAgo } from '../../test/support/people.ts';
import { collections } from '../firestore/collections.ts';

const emulated = connect();
const messages = collections.messages(emulated.db);
let api: TestApi;
let admin: Person;
let student: Person;

beforeAll(async () => {
  await emulated.clear();
  api = await serveApi(emulated);
  ({ admin, student } = await people(emulated, {
    admin: ['head@school.test', 'admin'],
    student: ['rima@school.test'],
  }));
});
beforeEach(async () => {
  for (const one of await messages.listDocuments()) await one.delete();
  for (const minute of [1, 2, 3]) {
    const receivedAt = Timestamp.fromMillis(Date.parse('2026-03-01T10:00:00Z') + minute * 60_000);
    const [name, email] = [`Sender ${minute}`, 'mina@home.test'];
    await messages
      .doc(`m${minute}`)
      .set({ name, email, address: email, message: 'Hello', receivedAt, openSince: receivedAt });
  }
});
afterAll(async () => {
  await api.close();
  await emulated.close();
});

const mark = (id: string, answered: boolean | undefined = true, token: string | undefined = admin.token) =>
  api.call(adminEndpoints.answerMessage, { id, token, body: { answered } });
const remove = (id: string, token: string | undefined = admin.token) =>
  api.call(adminEndpoints.deleteMessage, { id, token });
async function inbox(state?: MessageState): Promise<ContactMessage[]> {
  return (await api.call(endpoints.messages, { token: admin.token, query: { state } }))
    .json as ContactMessage[];
}
const idsOf = (list: readonly ContactMessage[]) => list.map(({ _id }) => _id).join(' ');

describe('a message', () => {
  test('is answered, and then open after all', async () => {
    expect((await mark('m2')).json).toEqual({ modifiedCount: 1 });
    expect((await mark('m2')).json).toEqual({ modifiedCount: 0 });
    expect([idsOf(await inbox()), idsOf(await inbox('open'))]).toEqual(['m3 m2 m1', 'm3 m1']);
    const [answered] = await inbox('answered');
    expect(answered).toMatchObject({ _id: 'm2', receivedAt: '2026-03-01T10:02:00.000Z' });
    expect(Date.now() - Date.parse(answered?.answeredAt ?? '')).toBeLessThan(60_000);
    expect((await mark('m2', false)).json).toEqual({ modifiedCount: 1 });
    expect((await mark('m2', false)).json).toEqual({ modifiedCount: 0 });
    expect([idsOf(await inbox('open')), await inbox('answered')]).toEqual(['m3 m2 m1', []]);
    expect((await inbox())[1]?.answeredAt).toBeNull();
  });

  test('that was kept before there was an answer to mark can be marked', async () => {
    const { openSince: _, ...before } = (await messages.doc('m1').get()).data() ?? {};
    await messages.doc('m1').set(before as never);
    expect((await mark('m1')).json).toEqual({ modifiedCount: 1 });
    await mark('m1', false);
    expect(idsOf(await inbox('open'))).toBe('m3 m2 m1');
  });

  test('is deleted forever', async () => {
    expect((await remove('m2')).json).toEqual({ modifiedCount: 1 });
    expect(idsOf(await inbox())).toBe('m3 m1');
    for (const answer of [await remove('m2'), await mark('m2'), await remove('..')]) {
      expect([answer.status, codeOf(answer)]).toEqual([404, 'not-found']);
    }
    expect(idsOf(await inbox())).toBe('m3 m1');
  });

  test('marked by two at once is marked once', async () => {
    const answers = await Promise.all([mark('m1'), mark('m1'), mark('m1')]);
    expect(answers.map(({ json }) => (json as { modifiedCount: number }).modifiedCount).sort()).toEqual([
      0, 0, 1,
    ]);
  });
});

describe('a narrowed inbox', () => {
  test('stays narrowed on its next page', async () => {
    await mark('m2');
    const first = await api.send('GET', pathOf(endpoints.messages, { query: { limit: 1, state: 'open' } }), {
      token: admin.token,
    });
    const next = nextPathOf(first) ?? '';
    const second = await api.send('GET', next, { token: admin.token });
    expect([first, second].map(({ json }) => idsOf(json as ContactMessage[]))).toEqual(['m3', 'm1']);
    expect(nextPathOf(second)).toBeUndefined();
  });

  test.each([[{ state: 'unread' }], [{ state: '' }], [{ state: 'answered', after: 'm1' }]])(
    'by %j is refused',
    async (query) => {
      const answer = await api.call(endpoints.messages, { token: admin.token, query });
      expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid-fields']);
    },
  );
});

describe('who may not', () => {
  test('a visitor and a student neither mark nor delete', async () => {
    for (const answer of [await mark('m1', true, 'no-token'), await remove('m1', 'no-token')]) {
      expect(codeOf(answer)).toBe('invalid-token');
    }
    for (const answer of [await mark('m1', true, student.token), await remove('m1', student.token)]) {
      expect([answer.status, codeOf(answer)]).toEqual([403, 'forbidden']);
    }
    expect(idsOf(await inbox('open'))).toBe('m3 m2 m1');
  });

  test('an admin who signed in more than an hour ago marks, and does not delete', async () => {
    const old = await tokenOfLongAgo(admin, 61);
    const answer = await remove('m1', old);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'sign-in-again']);
    expect((await mark('m1', true, old)).status).toBe(200);
    expect(idsOf(await inbox())).toBe('m3 m2 m1');
  });

  test.each([[{}], [{ answered: 'true' }], [{ answered: 1 }], [{ answered: null }]])(
    'the body %j is refused',
    async (body) => {
      const answer = await api.call(adminEndpoints.answerMessage, { id: 'm1', token: admin.token, body });
      expect([answer.status, codeOf(answer)]).toEqual([422, 'invalid-fields']);
    },
  );
});

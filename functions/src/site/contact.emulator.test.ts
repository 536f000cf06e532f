import { endpoints } from '@pathshala/contract/calls/endpoints';
import { pathOf } from '@pathshala/contract/http/endpoint';
import { fieldIssuesIn } from '@pathshala/contract/http/validation';
import { type ContactMessage, contactSchema, type MessageState } from '@pathshala/contract/site/contact';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, nextPathOf, refusal, serveApi } from '../../test/support/api.ts';
import { tokenOfLongAgo } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { duringTests } from '../../test/support/server.ts';
import { collections } from '../firestore/collections.ts';
import { trustHosting } from '../http/origins.ts';
import { contactLimit } from './routes.ts';

const { admin, api, db, emulated } = servedSchool({ who: ['admin'] });

const message = { name: 'Rima Sultana', email: 'rima@school.test', message: 'ক্লাস কখন শুরু হবে? 🙂' };
const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

async function sendForm(
  fields: string | Record<string, string>,
  headers: Record<string, string> = {},
  query: { readonly lang?: string } = {},
) {
  const response = await fetch(api.url + pathOf(endpoints.contact, { query }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...browser, ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const sendJson = (body: unknown) => api.call(endpoints.contact, { body });

async function kept() {
  return (await collections.messages(db).get()).docs.map((one) => one.data());
}

test('a message sent by a browser is kept, and the browser is thanked', async () => {
  const start = Date.now();
  const answer = await sendForm(message);
  expect([answer.status, answer.headers.get('location'), answer.text]).toEqual([303, '/thanks', '']);
  const [record, ...others] = await kept();
  expect(others).toEqual([]);
  expect(record).toMatchObject(message);
  expect(record?.receivedAt.toMillis()).toBeGreaterThanOrEqual(start);
});

test('a form on another site is rejected, and the browser gets a page', async () => {
  const answer = await sendForm(message, {
    Origin: 'https://evil.example',
    'Sec-Fetch-Site': 'cross-site',
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  expect(answer.text).toContain('This came from another site.');
  expect(await kept()).toEqual([]);
});

test('a message sent as JSON is answered with its id', async () => {
  const answer = await sendJson({ ...message, name: '  Rima Sultana ', role: 'admin' });
  expect(answer.status).toBe(201);
  const { _id } = answer.json as { _id: string };
  const record = (await collections.messages(db).doc(_id).get()).data();
  const fields = 'address email expiresAt language message name openSince receivedAt';
  expect(Object.keys(record ?? {}).sort()).toEqual(fields.split(' '));
  expect(record?.name).toBe(message.name);
});

test('a message sent from a page in Bangla is kept as such, and leads to one', async () => {
  const answer = await sendForm(message, {}, { lang: 'bn' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/bn/thanks']);
  expect((await kept())[0]?.language).toBe('bn');
});

test('a message with half a letter, markup or a formula in it is kept as plain text', async () => {
  const text = '<script>alert(1)</script> {{7*7}} \ud800 $(id)';
  expect((await sendJson({ ...message, message: text })).status).toBe(201);
  expect((await kept())[0]?.message).toBe(text.replace('\ud800', '\ufffd'));
});

test('bad input of a program is refused with the fields that are wrong', async () => {
  for (const [what, body, fields] of [
    ['nothing', {}, 'name email message'],
    ['blanks', { name: ' ', email: '\t', message: '\n' }, 'name email message'],
    ['an address without a dot', { ...message, email: 'rima@school' }, 'email'],
    ['a name that is too long', { ...message, name: 'x'.repeat(201) }, 'name'],
    ['objects', { name: { $gt: '' }, email: [], message: { a: 1 } }, 'name email message'],
  ] as const) {
    const answer = await sendJson(body);
    expect([what, answer.status, codeOf(answer)]).toEqual([what, 422, 'invalid-fields']);
    const { detail } = answer.json as { detail: string };
    const named = [...detail.matchAll(/(?:^|; )(\w+): /g)].map(([, field]) => field);
    expect([what, [...new Set(named)].join(' ')]).toEqual([what, fields]);
  }
  expect(await kept()).toEqual([]);
});

test('a browser is shown each wrong field, and that nothing is lost', async () => {
  const answer = await sendForm({ name: '', email: 'rima<b>@school', message: '' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
  for (const line of [
    '<b>Your Name</b> Please enter your name.',
    '<b>Your E-mail</b> Please enter a valid email.',
    '<b>Your Message</b> Please write a message.',
    'go back. Your text is still there',
  ]) {
    expect(answer.text).toContain(line);
  }
  expect(answer.text).not.toContain('rima');
  expect(await kept()).toEqual([]);
});

test('an e-mail made to be slow to check is refused for its length alone, and looked at no further', async () => {
  const slow = { ...message, email: `a@${'.'.repeat(60_000)}@` };
  expect((await sendForm(slow)).status).toBe(422);
  const found = fieldIssuesIn(contactSchema, slow, { strict: false });
  expect(found).toEqual([{ path: 'email', key: 'validation.contactEmailLong' }]);
});

const hosted = duringTests(() => serveApi(emulated, { trustsHop: trustHosting }));

test('a flood from one address leaves five messages, and others are let through; no address is kept, and what is kept expires', async () => {
  const sendFrom = (visitor: number) => {
    const headers = { 'x-forwarded-for': `203.0.113.${visitor}, 142.250.32.1` };
    return hosted.call(endpoints.contact, { body: message, headers });
  };
  const answers = await Promise.all(Array.from({ length: 12 }, () => sendFrom(5)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(12 - contactLimit.perVisitor);
  for (const answer of refused) {
    expect(refusal(answer)).toEqual([429, 'too-many']);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(600);
  }
  for (const visitor of [100, 101]) expect((await sendFrom(visitor)).status).toBe(201);
  expect(await kept()).toHaveLength(contactLimit.perVisitor + 2);
  const records = [
    ...(await collections.rateLimits(db).get()).docs,
    ...(await collections.rateSalts(db).get()).docs,
  ];
  expect(records.length).toBeGreaterThan(1);
  const written = records.map((one) => `${one.id} ${JSON.stringify(one.data())}`).join();
  expect(written).not.toMatch(/203\.0\.113|142\.250|127\.0\.0\.1/);
  for (const one of records) expect(one.data().expiresAt?.toMillis()).toBeGreaterThan(Date.now());
});

describe('the inbox', () => {
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
    api.call(endpoints.answerMessage, { id, token, body: { answered } });
  const remove = (id: string, { token }: { readonly token: string } = admin) =>
    api.call(endpoints.deleteMessage, { id, token });
  const inbox = (query: { state?: MessageState; limit?: number } = {}) =>
    api.call(endpoints.messages, { token: admin.token, query });
  const idsOf = ({ json }: { readonly json: unknown }) =>
    (json as ContactMessage[]).map(({ _id }) => _id).join(' ');

  test('an admin has the messages, the newest first, with every field', async () => {
    const answer = await inbox();
    expect([answer.status, idsOf(answer)]).toEqual([200, 'm3 m2 m1']);
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
      expect(refusal(answer)).toEqual([404, 'not-found']);
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
});

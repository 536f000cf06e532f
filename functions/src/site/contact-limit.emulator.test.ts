import { endpoints } from '@pathshala/contract/calls/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { connect } from '../../test/support/emulators.ts';
import { duringTests } from '../../test/support/server.ts';
import { collections } from '../firestore/collections.ts';
import { trustHosting } from '../http/origins.ts';
import { contactLimit } from './routes.ts';

const both = [connect(), connect()] as const;
const [{ db, clear }] = both;

beforeAll(clear);
beforeEach(async () => {
  for (const one of await collections.messages(db).listDocuments()) await one.delete();
});
afterAll(() => Promise.all(both.map(({ close }) => close())));
const instances = both.map((one) => duringTests(() => serveApi(one, { trustsHop: trustHosting })));

const from = (visitor: string) => ({ 'x-forwarded-for': `${visitor}, 142.250.32.1` });

const message = { name: 'Rima', email: 'rima@school.test', message: 'When does class 7 begin?' };

function send(count: number, headers: (index: number) => Record<string, string>) {
  const one = (index: number) =>
    (instances[index % instances.length] as TestApi).call(endpoints.contact, {
      body: message,
      headers: headers(index),
    });
  return Promise.all(Array.from({ length: count }, (_, index) => one(index)));
}

test('a flood from one address through two instances leaves five messages', async () => {
  const answers = await send(20, () => from('203.0.113.5'));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(contactLimit.perVisitor);
  expect(refused).toHaveLength(20 - contactLimit.perVisitor);
  for (const answer of refused) {
    expect(codeOf(answer)).toBe('too-many');
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
  }
  expect((await collections.messages(db).get()).size).toBe(contactLimit.perVisitor);
});

test('others are let through meanwhile; no address is kept, and everything kept expires', async () => {
  const others = await send(6, (index) => from(`203.0.113.${100 + index}`));
  expect(others.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201, 201]);
  const records = [
    ...(await collections.rateLimits(db).get()).docs,
    ...(await collections.rateSalts(db).get()).docs,
  ];
  expect(records.length).toBeGreaterThan(1);
  const written = records.map((record) => `${record.id} ${JSON.stringify(record.data())}`).join('\n');
  expect(written).not.toMatch(/203\.0\.113|2001:db8|127\.0\.0\.1/);
  for (const record of records) expect(record.data().expiresAt?.toMillis()).toBeGreaterThan(Date.now());
});

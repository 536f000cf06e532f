import { endpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { type Served, serveRoutes } from '../../test/support/routes.ts';
import { DomainError } from '../core/domain-error.ts';
import { type CallLimits, callLimits, createCallCounter, MemoryCounters, trustHosting } from './origins.ts';
import { route } from './route.ts';

const few: CallLimits = {
  person: { ask: 4, change: 3, pay: 2 },
  visitor: { ask: 6, change: 5 },
  hop: { ask: 12, change: 10 },
};
let server: Served;
let clock = Date.now();
let reached: string[] = [];

beforeEach(start);
afterEach(() => server.close());

async function start(): Promise<void> {
  reached = [];
  const known = async (header: string | undefined) => {
    const uid = header?.replace('Bearer ', '');
    if (!uid) throw new DomainError('unauthenticated');
    const roles = { admin: false, teacher: false, verified: true };
    return { uid, email: `${uid}@school.test`, token: uid, displayName: uid, signedInAt: 0, ...roles };
  };
  const note = (name: string) => {
    reached.push(name);
    throw new DomainError('not-enrolled');
  };
  const routes = [
    route(endpoints.waitingList, async () => note('ask')),
    route(endpoints.leaveWaitingList, async () => note('change')),
    route(endpoints.enrol, async () => note('pay'), { kind: 'pay' }),
  ];
  server = await serveRoutes(routes, {
    authenticator: { byToken: known, byAccount: known },
    counter: createCallCounter(few, () => clock),
    trustsHop: trustHosting,
  });
}

const courseId = 'sums';
const calls = {
  ask: ['GET', pathOf(endpoints.waitingList, {})],
  change: ['DELETE', pathOf(endpoints.leaveWaitingList, { courseId })],
  pay: ['PUT', pathOf(endpoints.enrol, { courseId })],
} as const;

interface From {
  readonly uid?: string;
  readonly visitor?: string;
  readonly hop?: string;
}

async function send([method, path]: readonly [string, string], from: From) {
  const { uid, visitor = '203.0.113.5', hop } = from;
  const headers = {
    'X-Forwarded-For': hop === undefined ? visitor : `${visitor}, ${hop}`,
    ...(uid === undefined ? {} : { Authorization: `Bearer ${uid}` }),
  };
  return await server.send(method, apiRoot + path, undefined, headers);
}

async function passed(count: number, call: readonly [string, string], from: (index: number) => From) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => send(call, from(index))));
  return answers.filter((answer) => answer.status !== 429).length;
}

test.each(['ask', 'change', 'pay'] as const)('%s: each person has a limit, anywhere', async (kind) => {
  const from = (index: number) => ({ uid: 'rima', visitor: `203.0.113.${index}` });
  expect(await passed(8, calls[kind], from)).toBe(few.person[kind]);
  expect(reached).toHaveLength(few.person[kind]);
  expect((await send(calls[kind], { uid: 'shila' })).status).toBe(403);
});

describe.each(['ask', 'change'] as const)('calls that %s', (kind) => {
  test('are limited per address', async () => {
    expect(await passed(9, calls[kind], (index) => ({ uid: `person ${index}` }))).toBe(few.visitor[kind]);
    expect((await send(calls[kind], { uid: 'shila', visitor: '203.0.113.99' })).status).toBe(403);
  });

  test('have a limit for each hop, whatever it says of those before it', async () => {
    const from = (index: number) => ({ visitor: `198.18.0.${index}`, hop: '142.250.32.1' });
    expect(await passed(20, calls[kind], from)).toBe(few.hop[kind]);
  });
});

test('a refusal says how long to wait, and after that the call works', async () => {
  for (let index = 0; index < few.person.ask; index++) await send(calls.ask, { uid: 'rima' });
  const refused = await send(calls.ask, { uid: 'rima' });
  expect(refusal(refused)).toEqual([429, 'too-many']);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBe(60 / few.person.ask);
  clock += seconds * 1000;
  expect((await send(calls.ask, { uid: 'rima' })).status).toBe(403);
});

test('who floods unknown addresses or has no token is counted too', async () => {
  expect(await passed(9, ['GET', '/nowhere'], () => ({}))).toBe(few.visitor.ask);
  expect(await passed(9, calls.change, () => ({}))).toBe(few.visitor.change);
  expect(await passed(9, ['GET', '/nowhere'], () => ({ visitor: '203.0.113.77' }))).toBe(few.visitor.ask);
});

test('a class of forty behind one router, each opening a page every six seconds, is let through', () => {
  const counter = createCallCounter(callLimits, () => clock);
  const request = { ip: '203.0.113.5', ips: ['203.0.113.5'] } as Parameters<typeof counter.fromAddress>[0];
  for (let second = 0; second < 120; second += 6) {
    clock += 6000;
    for (let pupil = 0; pupil < 40; pupil++) {
      for (let call = 0; call < 5; call++) {
        counter.fromAddress(request, 'ask');
        counter.fromPerson(`pupil ${pupil}`, 'ask');
      }
      counter.fromAddress(request, 'change');
      counter.fromPerson(`pupil ${pupil}`, 'change');
    }
  }
});

let time: number;
let counters: MemoryCounters;

beforeEach(() => {
  time = 1_000_000;
  counters = new MemoryCounters(60_000, () => time);
});

const takeMany = (count: number, key: string, max: number) =>
  Array.from({ length: count }, () => counters.take([{ key, max }]));
const counted = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length;

test('a whole allowance may be spent at once, and refills evenly up to the maximum', () => {
  takeMany(30, 'rima', 30);
  time += 1999;
  expect(counters.take([{ key: 'rima', max: 30 }])).toBeCloseTo(1);
  time += 1;
  expect(counted(takeMany(2, 'rima', 30))).toBe(1);
  time += 3_600_000;
  expect(counted(takeMany(40, 'rima', 30))).toBe(30);
});

test('where one allowance is spent none is counted', () => {
  const both = () =>
    counters.take([
      { key: 'hop', max: 10 },
      { key: 'rima', max: 2 },
    ]);
  expect(counted(Array.from({ length: 50 }, both))).toBe(2);
  expect(counted(takeMany(20, 'hop', 10))).toBe(8);
});

test('a flood of ever new callers fills no memory', () => {
  for (let index = 0; index < 30_000; index++) takeMany(1, `caller ${index}`, 1);
  expect(counters.take([{ key: 'caller 29999', max: 1 }])).toBeGreaterThan(0);
  expect(counters.take([{ key: 'caller 0', max: 1 }])).toBe(0);
});

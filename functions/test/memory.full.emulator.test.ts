import { gzipSync } from 'node:zlib';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './support/emulators.ts';
import { type Framework, type Sent, startFramework } from './support/framework.ts';

/** MiB that one instance may use, whatever it is sent. */
const maxMemory = 200;
const mebibyte = 1024 * 1024;

const emulated = connect();
let framework: Framework;

beforeAll(async () => {
  framework = await startFramework();
});
afterAll(async () => {
  framework.close();
  await emulated.clear();
  await emulated.close();
});

const known = apiRoot + pathOf(endpoints.contact, {});
const places = [
  { method: 'POST', path: known },
  { method: 'POST', path: '/api/nowhere' },
  { method: 'GET', path: known },
  { method: 'GET', path: '/api/health' },
  { method: 'PUT', path: '/elsewhere' },
  { method: 'OPTIONS', path: known },
];
const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

async function sendAll(all: readonly Sent[]) {
  const statuses = await Promise.all(all.map((sent) => framework.send(sent)));
  return { statuses: [...new Set(statuses)].sort(), memory: await framework.maxMemory() };
}

const spread = (count: number, more: Omit<Sent, 'method' | 'path'>): Sent[] =>
  Array.from({ length: count }, (_, at) => ({
    method: '',
    path: '',
    ...places[at % places.length],
    ...more,
  }));

const bomb = gzipSync(Buffer.alloc(60 * mebibyte));

test.each([
  // Several gzip members count as one body.
  ['of 600 KB that are 600 MB', Buffer.concat(Array.from({ length: 10 }, () => bomb))],
  ['of 60 KB that are 60 MB', bomb],
])('a gzip bomb %s is not opened', async (_what, body) => {
  for (const type of [json, form, {}]) {
    const headers = { ...type, 'Content-Encoding': 'gzip' };
    const { statuses, memory } = await sendAll(spread(places.length, { headers, body }));
    expect([statuses, memory < maxMemory || memory]).toEqual([[415], true]);
  }
});

test.each([true, false])('16 bodies of 31 MB at once are not kept (in chunks: %s)', async (isChunked) => {
  const body = Buffer.alloc(31 * mebibyte, 'a');
  for (const headers of [json, form, {}]) {
    const { statuses, memory } = await sendAll(spread(16, { headers, body, isChunked }));
    expect([statuses, memory < maxMemory || memory]).toEqual([[413], true]);
  }
});

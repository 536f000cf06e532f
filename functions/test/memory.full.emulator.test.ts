import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { afterAll, expect, test } from 'vitest';
import { connect, testProject } from './support/emulators.ts';
import { duringTests } from './support/server.ts';

/** MiB that one instance may use, whatever it is sent. */
const maxMemory = 200;
const mebibyte = 1024 * 1024;

const emulated = connect();
afterAll(async () => {
  await emulated.clear();
  await emulated.close();
});
const framework = duringTests(startFramework);

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

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Sends in chunks, without a length. */
  readonly isChunked?: boolean;
}

/** The function inside the framework of Cloud Functions, in a process of its own. */
async function startFramework() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support/framework-child.ts')], {
    env: { ...process.env, GCLOUD_PROJECT: testProject, METADATA_SERVER_DETECTION: 'none' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('The child has no output.');
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    /** The status, 0 if the connection ended without an answer. */
    send: ({ method, path, headers, body, isChunked }: Sent) => {
      const length = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': body.length };
      return new Promise<number>((resolve) => {
        const outgoing = request(origin + path, { method, headers: { ...headers, ...length }, agent: false });
        outgoing.on('response', (response) => resolve(response.resume().statusCode ?? 0));
        outgoing.on('error', () => resolve(0)).end(body);
      });
    },
    /** MiB. */
    maxMemory: async () => {
      const answer = once(child, 'message');
      child.send('memory');
      return ((await answer) as [number])[0] / 1024;
    },
    close: () => child.kill('SIGKILL'),
  };
}

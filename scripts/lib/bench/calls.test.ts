import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callBoth, listPaths } from './calls.ts';
import { createClient, visitors } from './client.ts';
import { flood } from './flood.ts';
import { type ServerChild, startBare } from './servers.ts';

// The machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** Stands for the function: it has a body and a tag for each address. */
let server: Server;
let origin: string;
let bare: ServerChild;
/** From whom it was asked. */
const heard = new Set<unknown>();
const paths = listPaths.slice(0, 3);

beforeAll(async () => {
  server = createServer((request, response) => {
    heard.add(request.headers['x-forwarded-for']);
    const isThere = paths.includes(request.url ?? '');
    response.writeHead(isThere ? 200 : 404, { etag: `"${request.url}"`, 'cache-control': 'public' });
    response.end(`answer to ${request.url}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  bare = await startBare(origin, paths);
});
afterAll(async () => {
  await bare.stop();
  server.close();
});

test('the bare route sends the same bytes and headers, and 304 for what has not changed', async () => {
  const client = createClient(bare.origin);
  const path = paths[1] ?? '';
  const answer = await client.get(path);
  expect(answer.body.toString()).toBe(`answer to ${path}`);
  expect(answer.headers).toMatchObject({ etag: `"${path}"`, 'cache-control': 'public' });
  expect(await client.get(path, { 'if-none-match': `"${path}"` })).toMatchObject({ status: 304 });
  client.close();
});

test('both are called in turns, in the name of many', async () => {
  const figures = await callBoth({ ours: origin, bare: bare.origin, paths, calls: 50 });
  expect(figures.ratio).toBeCloseTo(figures.p50 / figures.bareP50);
  for (const value of Object.values(figures)) expect(value).toBeGreaterThan(0);
  expect(heard.size).toBeGreaterThan(50);
});

test('a call that is refused is no figure', async () => {
  const calling = callBoth({ ours: origin, bare: bare.origin, paths: ['/api/nowhere'], calls: 25 });
  await expect(calling).rejects.toThrow('/api/nowhere was answered 404');
});

test('many connections are counted with what went wrong', async () => {
  const good = await flood({ origin: bare.origin, paths, connections: 5, until: { calls: 60 } });
  expect(good).toMatchObject({ answered: 60, errors: 0 });
  const bad = await flood({ origin, paths: ['/api/nowhere'], connections: 2, until: { calls: 4 } });
  expect(bad.errors).toBe(4);
  expect((await bare.usage()).most).toBeGreaterThan(20 * 1024 * 1024);
});

test('visitors are many, and each has an address', () => {
  const visitor = visitors(1000);
  const all = Array.from({ length: 2000 }, visitor);
  expect(new Set(all).size).toBe(1000);
  for (const one of all) expect(one).toMatch(/^10\.77\.\d{1,3}\.\d{1,3}$/);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileEditing } from './edits.ts';

let status = 200;
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.statusCode = status;
  response.end('{}');
});

beforeEach(async () => {
  status = 200;
  asked.length = 0;
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await new Promise((done) => server.close(done));
});

const firestore = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;

test('something is published every three seconds for as long as something else goes on, and no longer', async () => {
  const { found, publishes } = await whileEditing(firestore(), async () => {
    vi.advanceTimersByTime(7000);
    return 'measured';
  });
  expect([found, publishes]).toEqual(['measured', 2]);
  expect(asked[0]).toMatch(/^POST \/v1\/projects\/.+\/documents:commit$/);
  vi.advanceTimersByTime(9000);
  expect(asked).toHaveLength(2);
});

test('what is refused is no figure', async () => {
  status = 403;
  const measured = whileEditing(firestore(), async () => {
    vi.advanceTimersByTime(3000);
  });
  await expect(measured).rejects.toThrow('The manifest was not changed: 403');
});

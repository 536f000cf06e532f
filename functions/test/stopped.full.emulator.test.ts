import { endpoints, listEndpoints } from '@pathshala/contract/calls/endpoints';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { keptFor } from '../src/core/response-cache.ts';
import { codeOf, serveApi, type TestApi } from './support/api.ts';
import { connect, type Emulated } from './support/emulators.ts';
import { type Gate, gateTo } from './support/gate.ts';

let gate: Gate;
let emulated: Emulated;
let api: TestApi;

beforeAll(async () => {
  // Only the clock is fake.
  vi.useFakeTimers({ toFake: ['Date'] });
  gate = await gateTo(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', gate.host);
  emulated = connect();
  vi.unstubAllEnvs();
  api = await serveApi(emulated);
  // The first connection may take longer than an answer may.
  await emulated.db.listCollections();
});
afterEach(async () => {
  gate.resume();
  // The library waits between retries; the next test needs a Firestore that answers.
  await expect.poll(async () => (await askForList()).status, { timeout: 15_000 }).toBe(200);
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
  await emulated.close();
  await gate.close();
});

/** As if the instance had nothing in its cache. */
function askForList() {
  vi.setSystemTime(Date.now() + keptFor + 1);
  return api.call(listEndpoints.classSeven, {});
}

/** The library retries for a minute, the API for four seconds. */
const patience = 30_000;

test.each(['stop', 'mute'] as const)(
  'Firestore that is told to %s is given up long before its library does',
  async (how) => {
    expect((await askForList()).status).toBe(200);
    gate[how]();
    const [list, health] = await Promise.all([askForList(), api.call(endpoints.health, {})]);
    expect([list.status, codeOf(list)]).toEqual([503, 'unavailable']);
    expect(list.headers.get('retry-after')).toBe('5');
    expect(list.headers.get('cache-control')).toBe('private, no-store');
    expect(health).toMatchObject({ status: 503, json: { status: 'unavailable', version: '1.2.3' } });
  },
  patience,
);

test('while Firestore is down, recent answers come from the cache', async () => {
  const before = await askForList();
  gate.stop();
  const { status, json } = await api.call(listEndpoints.classSeven, {});
  expect([status, json]).toEqual([200, before.json]);
});

test('Firestore is used again once it is back', async () => {
  gate.stop();
  expect((await askForList()).status).toBe(503);
  gate.resume();
  await expect.poll(async () => (await askForList()).status, { timeout: 15_000 }).toBe(200);
});

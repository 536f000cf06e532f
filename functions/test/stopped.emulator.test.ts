import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { codeOf, serveApi, type TestApi } from './support/api.ts';
import { connect, type Emulated } from './support/emulators.ts';
import { type Gate, gateTo } from './support/gate.ts';

let gate: Gate;
let emulated: Emulated;
let api: TestApi;

beforeAll(async () => {
  gate = await gateTo(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', gate.host);
  emulated = connect();
  vi.unstubAllEnvs();
  api = await serveApi(emulated);
  // The first connection may take longer than an answer may.
  await emulated.db.listCollections();
});
afterEach(() => gate.resume());
afterAll(async () => {
  await api.close();
  await emulated.close();
  await gate.close();
});

const askForList = () => api.call(listEndpoints.classSeven, {});

test.each(['stop', 'mute'] as const)(
  'Firestore that is told to %s is answered within seconds',
  async (how) => {
    expect((await askForList()).status).toBe(200);
    gate[how]();
    const start = performance.now();
    const [list, health] = await Promise.all([askForList(), api.call(endpoints.health, {})]);
    expect(performance.now() - start).toBeLessThan(6000);
    expect([list.status, codeOf(list)]).toEqual([503, 'unavailable']);
    expect(list.headers.get('retry-after')).toBe('5');
    expect(list.headers.get('cache-control')).toBe('private, no-store');
    expect(health).toMatchObject({ status: 503, json: { status: 'unavailable', version: '1.2.3' } });
  },
);

test('Firestore that comes back is used again', async () => {
  gate.stop();
  expect((await askForList()).status).toBe(503);
  gate.resume();
  await expect.poll(async () => (await askForList()).status, { timeout: 15_000 }).toBe(200);
});

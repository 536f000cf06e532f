import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmulatorOptions, type Emulators, startEmulators, whileRunning } from './emulators.ts';
import { newestWhole } from './exports.ts';
import { keepRunning } from './keep-running.ts';
import { freePorts, type Ports } from './ports.ts';
import { endGroups, type ProcessMark, signalGroup, waitUntil } from './processes.ts';
import { exportData } from './saver.ts';

let folder: string;
let groups: ProcessMark[] = [];
let hub: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emulators-'));
  [hub = 0] = await freePorts(1);
});
afterEach(async () => {
  await endGroups(groups);
  rmSync(folder, { recursive: true });
});

function start(fate: string, extra: Partial<EmulatorOptions> = {}): Promise<Emulators> {
  return startEmulators({
    ports: { hub } as Ports,
    configFile: join(folder, 'firebase.json'),
    only: ['firestore', 'functions'],
    importFrom: undefined,
    logFile: join(folder, 'suite.log'),
    onGroups: (now) => {
      groups = now;
    },
    program: join(import.meta.dirname, 'testing', 'fake-suite.mjs'),
    environment: { ...process.env, FAKE_FATE: fate, FAKE_HUB_PORT: String(hub) },
    ...extra,
  });
}

const isGone = () => waitUntil(() => !groups.some(({ pid }) => signalGroup(pid, 0)), 5_000);

test('a started suite is known with all its process groups, and stop ends every one', async () => {
  const emulators = await start('ready');
  expect(groups).toHaveLength(2);
  expect(emulators.groups()).toEqual(groups);
  await emulators.stop();
  expect(await isGone()).toBe(true);
});

test('a suite that cannot start is reported in one line with reason and log', async () => {
  const error = await start('fail').catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: 'The emulators did not start: Firestore Emulator has exited with code: 1',
    logFile: join(folder, 'suite.log'),
  });
});

test('a function that does not load ends the start and leaves nothing running', async () => {
  await expect(start('broken-function')).rejects.toThrow(
    'The function could not be loaded into the emulator',
  );
  expect(await isGone()).toBe(true);
});

test('a build that fails ends the start of the emulators at once, and is what is told', async () => {
  const meanwhile = Promise.reject(new Error('The build of web failed'));
  await expect(start('slow', { meanwhile })).rejects.toThrow('The build of web failed');
  expect(await isGone()).toBe(true);
});

test('emulators that end by themselves end the wait for whatever needs them', async () => {
  const emulators = await start('ready');
  const waiting = whileRunning(emulators, new Promise(() => undefined));
  process.kill(groups[1]?.pid ?? 0, 'SIGKILL');
  await expect(waiting).rejects.toThrow(
    'The emulators ended by themselves: the Firestore emulator was killed',
  );
});

test('a killed Firestore is noticed although its parent continues', async () => {
  const emulators = await start('ready');
  process.kill(groups[1]?.pid ?? 0, 'SIGKILL');
  expect(await emulators.crashed).toBe('the Firestore emulator was killed');
  await emulators.stop();
  expect(await isGone()).toBe(true);
});

test('a killed suite is noticed, and neither its Firestore nor its function stays behind', async () => {
  const emulators = await start('ready');
  process.kill(groups[0]?.pid ?? 0, 'SIGKILL');
  expect(await emulators.crashed).toBe('Auth, Functions and Hosting ended with SIGKILL');
  await emulators.stop();
  expect(await isGone()).toBe(true);
});

test('saving makes a sealed export, and saving the same data again makes none', async () => {
  const emulators = await start('ready');
  const data = join(folder, 'data');
  await exportData(hub, data);
  await exportData(hub, data);
  expect(readdirSync(data)).toEqual(['export-000001']);
  expect(readFileSync(join(newestWhole(data).path ?? '', 'data'), 'utf8')).toBe('data');
  await emulators.stop();
});

test('a crashed suite restarts with the latest saved data', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const data = join(folder, 'data');
  const environment = {
    ...process.env,
    FAKE_FATE: 'ready',
    FAKE_HUB_PORT: String(hub),
    FAKE_DATA: 'who came',
  };
  const first = await start('ready', { environment });
  const startAgain = () => start('ready', { importFrom: newestWhole(data).path });
  const emulators = keepRunning({ first, startAgain });
  await exportData(hub, data);
  const old = groups;
  process.kill(old[1]?.pid ?? 0, 'SIGKILL');
  const isBack = () => groups[0]?.pid !== old[0]?.pid && emulators.isUp?.() === true;
  expect(await waitUntil(isBack, 10_000)).toBe(true);
  await exportData(hub, join(folder, 'later'));
  expect(readFileSync(join(newestWhole(join(folder, 'later')).path ?? '', 'data'), 'utf8')).toBe('who came');
  await emulators.stop();
  expect(await isGone()).toBe(true);
});

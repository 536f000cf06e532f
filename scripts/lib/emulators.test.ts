import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmulatorOptions, startEmulators, whileRunning } from './emulators.ts';
import { freePorts, type Ports } from './ports.ts';
import { identityOf } from './process-identity.mjs';
import { waitUntil } from './processes.ts';

let folder: string;
let port: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emulators-'));
  [port = 0] = await freePorts(1);
});
afterEach(() => rmSync(folder, { recursive: true }));

const optionsOf = (fate: string): EmulatorOptions => ({
  ports: { hub: port } as Ports,
  configFile: join(folder, 'firebase.json'),
  only: ['firestore', 'functions'],
  logFile: join(folder, 'suite.log'),
  program: join(import.meta.dirname, 'testing', 'fake-suite.mjs'),
  environment: { ...process.env, FAKE_FATE: fate, FAKE_PORT: String(port) },
});
const start = (fate: string, meanwhile = async () => {}) => startEmulators({ ...optionsOf(fate), meanwhile });

/** Of the fake: itself, its Java and a worker. */
function processes(): number[] {
  const said = /processes (.*)/.exec(readFileSync(join(folder, 'suite.log'), 'utf8'))?.[1] ?? '';
  return said.split(' ').map(Number);
}
/** Whether all of them have ended. */
const areGone = () => waitUntil(() => processes().every((pid) => identityOf(pid) === ''), 10_000);

test('an answer that breaks off is cut off for its visitor alone, and stop ends every process', async () => {
  const emulators = await start('ready');
  const read = async () => await (await fetch(`http://127.0.0.1:${port}`)).text();
  await expect(read()).rejects.toThrow('terminated');
  await expect(read()).rejects.toThrow('terminated');
  expect(processes().map(identityOf)).not.toContain('');
  await emulators.stop();
  expect(await areGone()).toBe(true);
});

test.each([
  ['Firestore', 1, 'the Firestore emulator ended by itself (SIGKILL)'],
  ['firebase-tools', 0, 'firebase-tools ended with SIGKILL'],
])('a killed %s is named, ends what waits for it, and leaves nothing running', async (_name, index, why) => {
  const emulators = await start('ready');
  const waiting = whileRunning(emulators, new Promise(() => {}));
  process.kill(processes()[index] ?? 0, 'SIGKILL');
  await expect(waiting).rejects.toThrow(`The emulators ended by themselves: ${why}`);
  await emulators.stop();
  expect(await areGone()).toBe(true);
});

test('a command that is killed leaves nothing running', async () => {
  const code = `const { startEmulators } = await import(${JSON.stringify(join(import.meta.dirname, 'emulators.ts'))});
    await startEmulators(${JSON.stringify(optionsOf('ready'))});
    process.kill(process.pid, 'SIGKILL')`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  const signal = await new Promise((resolve) => command.on('exit', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  expect(processes()).toHaveLength(3);
  expect(await areGone()).toBe(true);
});

test.each([
  ['broken-function', 'The function could not be loaded into the emulator', undefined],
  ['slow', 'The build of web failed', async () => await Promise.reject(new Error('The build of web failed'))],
])('a start that fails (%s) says why, and leaves nothing running', async (fate, why, meanwhile) => {
  await expect(start(fate, meanwhile)).rejects.toThrow(why);
  expect(await areGone()).toBe(true);
});

test('emulators that do not start are reported with their reason and log', async () => {
  await expect(start('fail')).rejects.toMatchObject({
    message: 'The emulators ended by themselves: Could not start Firestore Emulator, port taken.',
    logFile: join(folder, 'suite.log'),
  });
});

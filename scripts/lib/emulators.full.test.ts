import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmulatorOptions, startEmulators, whileRunning } from './emulators.ts';
import { freePorts, type Ports } from './ports.ts';

let folder: string;
let port: number;
/** One connection of each process that lives. */
let living: Set<Socket>;
let watch: Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'emulators-'));
  [port = 0] = await freePorts(1);
  living = new Set();
  watch = createServer((socket) => {
    living.add(socket);
    socket.on('error', () => {}).on('close', () => living.delete(socket));
  });
  await new Promise<void>((resolve) => watch.listen(0, resolve));
});
afterEach(() => {
  watch.close();
  rmSync(folder, { recursive: true });
});

const optionsOf = (fate: string): EmulatorOptions => ({
  ports: { hub: port } as Ports,
  configFile: join(folder, 'firebase.json'),
  only: ['firestore', 'functions'],
  logFile: join(folder, 'suite.log'),
  program: join(import.meta.dirname, 'testing', 'fake-suite.mjs'),
  environment: {
    ...process.env,
    FAKE_FATE: fate,
    FAKE_PORT: String(port),
    FAKE_WATCH: String((watch.address() as AddressInfo).port),
  },
});
const start = (fate: string) => startEmulators(optionsOf(fate));

/** Of the fake: itself and its Java. */
function processes(): number[] {
  const said = /processes (.*)/.exec(readFileSync(join(folder, 'suite.log'), 'utf8'))?.[1] ?? '';
  return said.split(' ').map(Number);
}
/** Waits until so many of them live: the third is a worker. */
const live = (count: number) => vi.waitFor(() => expect(living.size).toBe(count), 30_000);

test('an answer that breaks off is cut off for its visitor alone, and stop ends every process', async () => {
  const emulators = await start('ready');
  const read = async () => await (await fetch(`http://127.0.0.1:${port}`)).text();
  await expect(read()).rejects.toThrow('terminated');
  await expect(read()).rejects.toThrow('terminated');
  await live(3);
  await emulators.stop();
  await live(0);
});

test.each([
  ['Firestore', 1, 'the Firestore emulator ended by itself (SIGKILL)'],
  ['firebase-tools', 0, 'firebase-tools ended with SIGKILL'],
])('a killed %s is named, ends what waits for it, and leaves nothing running', async (_name, index, why) => {
  const emulators = await start('ready');
  await live(3);
  const waiting = whileRunning(emulators, new Promise(() => {}));
  process.kill(processes()[index] ?? 0, 'SIGKILL');
  const message = `The emulators ended by themselves: ${why}`;
  await expect(waiting).rejects.toMatchObject({ message, logFile: join(folder, 'suite.log') });
  await emulators.stop();
  await live(0);
});

test('a command that is killed leaves nothing running', async () => {
  const code = `const { startEmulators } = await import(${JSON.stringify(join(import.meta.dirname, 'emulators.ts'))});
    await startEmulators(${JSON.stringify(optionsOf('ready'))});
    process.stdin.resume()`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await live(3);
  command.kill('SIGKILL');
  await live(0);
});

test.each([
  ['fail', 'ended by themselves: Could not start Firestore Emulator, port taken.'],
  ['broken-function', 'The function could not be loaded into the emulator'],
])('a start that fails (%s) says why, and leaves nothing running', async (fate, why) => {
  await expect(start(fate)).rejects.toThrow(why);
  await live(0);
});

import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { beforeEach, expect, test, vi } from 'vitest';
import { startDatabases, whileRunning } from './emulators.ts';
import { claimTestPorts, type Ports } from './ports.ts';

let folder: string;
let ports: Ports;
beforeEach(async () => {
  folder = newFolder();
  ports = await claimTestPorts();
});

const isAnswering = (port: number) => fetch(`http://127.0.0.1:${port}`).then(Boolean, () => false);
const expectNothingLeft = () =>
  vi.waitFor(async () => {
    expect(await Promise.all([ports.firestore, ports.auth].map(isAnswering))).toEqual([false, false]);
  }, 30_000);

test('a killed Firestore is named, ends what waits for it, and leaves nothing running', async () => {
  const emulators = await startDatabases(folder, { ports, logFile: join(folder, 'log') });
  const waiting = whileRunning(emulators, new Promise(() => {}));
  execFileSync('pkill', ['-KILL', '-f', `firestore.* --port ${ports.firestore}`]);
  await expect(waiting).rejects.toThrow(
    'ended by themselves: the Firestore emulator ended by itself (SIGKILL)',
  );
  await expectNothingLeft();
});

test('a killed command leaves nothing running', async () => {
  const given = JSON.stringify([folder, { ports, logFile: join(folder, 'log') }]);
  const code = `const { startDatabases } = await import(${JSON.stringify(join(import.meta.dirname, 'emulators.ts'))});
    await startDatabases(...${given});
    console.log('ready')`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await new Promise((resolve) => command.stdout.once('data', resolve));
  expect(await isAnswering(ports.auth)).toBe(true);
  command.kill('SIGKILL');
  await expectNothingLeft();
});

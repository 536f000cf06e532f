import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './lib/folder-lock.mjs';
import { freePorts, services, variableOf } from './lib/ports.ts';

let state: string;
let environment: NodeJS.ProcessEnv;

beforeEach(async () => {
  state = mkdtempSync(join(tmpdir(), 'state-'));
  mkdirSync(join(state, 'runs'));
  const ports = await freePorts(services.length);
  const moved = services.map((service, index) => [variableOf(service), String(ports[index])]);
  environment = { ...process.env, ...Object.fromEntries(moved), PATHSHALA_STATE_FOLDER: state };
});
afterEach(() => rmSync(state, { recursive: true }));

/** Runs a command as a person would, in a state folder of its own; resolves with what it said. */
function command(name: string, ...args: string[]): Promise<{ code: number | null; errors: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
      env: environment,
    });
    let errors = '';
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString();
    });
    child.on('close', (code) => resolve({ code, errors: errors.trim().split('\n') }));
  });
}

test('a taken port gets one line that names it and its variable', async () => {
  const server = createServer();
  await new Promise<void>((resolve) =>
    server.listen(Number(environment.PATHSHALA_FIRESTORE_PORT), '127.0.0.1', resolve),
  );
  const { code, errors } = await command('start');
  server.close();
  expect(code).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(/^✗ Port \d+ \(firestore\) is already in use.*PATHSHALA_FIRESTORE_PORT/),
  ]);
});

test('a second start beside a running one gets one line that says where that one is', async () => {
  const release = await takeLock(join(state, 'locks', 'start'));
  writeFileSync(join(state, 'runs', 'start-address'), 'http://127.0.0.1:5100');
  const { code, errors } = await command('start');
  release?.();
  expect(code).toBe(1);
  expect(errors).toEqual([
    '✗ The school is already running here at http://127.0.0.1:5100; end it with Ctrl-C first',
  ]);
});

test('an emulator that is named wrongly gets one line before anything is built', async () => {
  environment.FIRESTORE_EMULATOR_BINARY_PATH = '/nowhere.jar';
  const { errors } = await command('start');
  expect(errors).toEqual(['✗ FIRESTORE_EMULATOR_BINARY_PATH names /nowhere.jar, which does not exist']);
});

test.each([
  ['start', ['--frehs'], /^✗ Unknown option '--frehs'.*knows --fresh alone$/],
  ['test', ['--only', 'nothing'], /^✗ There is no part "nothing"/],
  ['deploy', ['--project', 'demo-school'], /^✗ demo-school is not a real project/],
  ['seed', [], /^✗ Which project\?/],
  ['seed', ['--project', 'demo-pathshala'], /^✗ demo-pathshala lives in the emulators alone/],
  ['admin', ['grant', 'a@b.test', '--project', 'demo-school'], /^✗ demo-school is not a real project/],
  ['admin', ['promote', 'a@b.test'], /^✗ Use npm run admin/],
])('%s %j is refused in one line', async (name, args, line) => {
  delete environment.FIRESTORE_EMULATOR_HOST;
  const { code, errors } = await command(name, ...args);
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringMatching(line)]);
});

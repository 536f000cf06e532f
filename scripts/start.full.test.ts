import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { beforeEach, expect, test } from 'vitest';
import { takeLock } from './lib/folder-lock.mjs';
import { freePorts, services, variableOf } from './lib/ports.ts';

let state: string;
let environment: NodeJS.ProcessEnv;

beforeEach(async () => {
  state = newFolder();
  mkdirSync(join(state, 'runs'));
  const ports = await freePorts(services.length);
  const moved = services.map((service, index) => [variableOf(service), String(ports[index])]);
  environment = { ...process.env, ...Object.fromEntries(moved), PATHSHALA_STATE_FOLDER: state };
});

async function expectRefused(line: RegExp, name: string, ...args: string[]): Promise<void> {
  const script = join(import.meta.dirname, `${name}.ts`);
  const run = promisify(execFile)(process.execPath, [script, ...args], { env: environment });
  const said = expect.stringMatching(new RegExp(`^✗ ${line.source}.*\n$`));
  await expect(run).rejects.toMatchObject({ code: 1, stderr: said });
}

test('a taken port gets one line that names it and its variable', async () => {
  const server = createServer().listen(Number(environment.PATHSHALA_FIRESTORE_PORT), '127.0.0.1');
  await once(server, 'listening');
  await expectRefused(/Port \d+ \(firestore\) is already in use.*PATHSHALA_FIRESTORE_PORT/, 'start');
  server.close();
});

test('a second start beside a running one gets one line that says where that one is', async () => {
  const release = await takeLock(join(state, 'locks', 'start'));
  writeFileSync(join(state, 'runs', 'start-address'), 'http://127.0.0.1:5100');
  await expectRefused(/The school is already running here at http:\/\/127\.0\.0\.1:5100; end it/, 'start');
  release?.();
});

const signedOut = /Google does not know who you are \(.*\): gcloud auth application-default login/;

test.each([
  ['start', ['--frehs'], /Unknown option '--frehs'.*knows --fresh alone/],
  ['test', ['--only', 'nothing'], /There is no part "nothing"/],
  ['deploy', ['--project', 'demo-school'], /demo-school is not a real project/],
  ['seed', ['--project', 'demo-pathshala'], /demo-pathshala is not a real project/],
  ['admin', ['grant', 'a@b.test', '--project', 'demo-school'], /demo-school is not a real project/],
  ['seed', ['--project', 'school'], signedOut],
  ['admin', ['grant', 'a@b.test', '--project', 'school'], signedOut],
  ['content', ['pull', '--project', 'school'], signedOut],
  // Before any build.
  ['deploy', ['--project', 'school', '--as-here', '--demo'], signedOut],
])('%s %j is refused in one line', async (name, args, line) => {
  delete environment.FIRESTORE_EMULATOR_HOST;
  Object.assign(environment, { PATH: dirname(process.execPath), HOME: state });
  delete environment.GOOGLE_APPLICATION_CREDENTIALS;
  await expectRefused(line, name, ...args);
});

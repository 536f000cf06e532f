import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFunctions } from '../build.ts';

const minutes = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'pathshala-bundle-'));

/** This process's environment without what tests and npm put there, and with the runtime's Node first. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_|FIRE)(?!EXTRA_CA)/.test(name)),
  ),
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  GCLOUD_PROJECT: 'demo-pathshala-bundle',
};

function run(command: string, args: readonly string[], more: Record<string, string> = {}): string {
  return execFileSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...more },
  });
}

beforeAll(async () => {
  await buildFunctions(folder);
  expect(
    readdirSync(folder)
      .filter((name) => !name.startsWith('.env'))
      .sort(),
  ).toEqual(['index.js', 'package.json', 'search-index.json']);
  run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}, 5 * minutes);
afterAll(() => rmSync(folder, { recursive: true }));

test('the uploaded folder names every version exactly', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ type: 'module', main: 'index.js', engines: { node: '24' } });
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test(
  'firebase deploy finds the function in it, as it is meant to run',
  () => {
    const output = join(folder, 'manifest.json');
    run(process.execPath, ['node_modules/firebase-functions/lib/bin/firebase-functions.js', '.'], {
      FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
      FUNCTIONS_CONTROL_API: 'true',
    });
    const { endpoints } = JSON.parse(readFileSync(output, 'utf8'));
    expect(Object.keys(endpoints)).toEqual(['api']);
    expect(endpoints.api).toMatchObject({
      platform: 'gcfv2',
      region: ['asia-south1'],
      httpsTrigger: { invoker: ['public'] },
    });
  },
  minutes,
);

test(
  'it loads by itself and answers',
  () => {
    const script = `
    import { createServer } from 'node:http';
    const { api } = await import('./index.js');
    const server = createServer(api).listen(0, '127.0.0.1', async () => {
      const origin = 'http://127.0.0.1:' + server.address().port;
      const answers = [];
      for (const path of ['/api/nowhere', '/nowhere']) answers.push((await (await fetch(origin + path)).json()).type);
      console.log('answers ' + JSON.stringify(answers));
      process.exit(0);
    });`;
    const output = run(process.execPath, ['--input-type=module', '--eval', script]);
    expect(output).toContain('answers ["/problems/not-found","/problems/not-found"]');
  },
  minutes,
);

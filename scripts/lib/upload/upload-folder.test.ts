import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { copySettings, copySite, makeUploadFolder } from './upload-folder.ts';
import { lockUpload, type Packages } from './upload-lock.ts';

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

function run(
  command: string,
  args: readonly string[],
  more: Record<string, string> = {},
  cwd = folder,
): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...more },
  });
}

/** Names with a hash of what is in the file. */
const besideIndex = /-[0-9A-Z]{8}\.js(on)?$/;

beforeAll(async () => {
  await makeUploadFolder(folder, root);
  await lockUpload(folder, root);
  expect(
    readdirSync(folder)
      // Where the site was built, its servers are there. Code loaded later and packages' data are beside `index.js`.
      .filter((name) => !name.startsWith('.env') && name !== 'site' && !besideIndex.test(name))
      .sort(),
  ).toEqual([
    ...['bn.json', 'en.json', 'index.js', 'package-lock.json', 'package.json'],
    ...['search-index.bn.json', 'search-index.json'],
  ]);
  run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
}, 5 * minutes);
// The machine may be busy.
afterAll(() => rmSync(folder, { recursive: true }), minutes);

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

test('the uploaded folder names every version exactly', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ type: 'module', main: 'index.js', engines: { node: '24' } });
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test(
  'npm installs what was tested, to the byte, and every range is met',
  () => {
    const integritiesIn = (file: string) =>
      Object.entries(readJson<{ packages: Packages }>(file).packages)
        .filter(([place]) => place.includes('node_modules/'))
        .map(([place, { integrity }]) => `${place.split('node_modules/').at(-1)} ${integrity}`);
    const uploaded = integritiesIn(join(folder, 'package-lock.json'));
    const tested = new Set(integritiesIn(join(root, 'package-lock.json')));
    expect(uploaded.length).toBeGreaterThan(50);
    expect(uploaded.filter((one) => one.endsWith(' undefined') || !tested.has(one))).toEqual([]);
    // Fails for a package that is missing or outside the range of another that asks for it.
    run('npm', ['ls', '--all', '--omit=dev']);
  },
  minutes,
);

test('only settings for projects are uploaded, and none that are gone', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  for (const one of [from, to]) mkdirSync(one);
  for (const name of ['.env', '.env.my-school', '.env.example', '.env.local', '.envrc', 'env']) {
    writeFileSync(join(from, name), '');
  }
  writeFileSync(join(to, '.env.old-school'), '');
  await copySettings(from, to);
  expect(readdirSync(to).sort()).toEqual(['.env', '.env.my-school']);
});

test('the site’s servers are taken along as they were built, and those of an older build go', async () => {
  const [from, to] = [join(folder, 'servers'), join(folder, 'site-of-test')];
  const written = ['server.js', 'site.json', 'hashes.json', 'manifest.json', 'licenses.md', 'assets/page.js'];
  for (const name of written) {
    mkdirSync(dirname(join(from, 'en', name)), { recursive: true });
    writeFileSync(join(from, 'en', name), '');
  }
  // This language's build has ended before its parts were written down.
  mkdirSync(join(from, 'bn'));
  writeFileSync(join(from, 'bn', 'server.js'), '');
  mkdirSync(join(to, 'en'), { recursive: true });
  writeFileSync(join(to, 'en', 'older.js'), '');
  await copySite(from, to);
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).sort();
  const taken = ['assets', 'assets/page.js', 'hashes.json', 'server.js', 'site.json'];
  expect(files).toEqual(['en', ...taken.map((name) => `en/${name}`)]);
});

/** The functions that `firebase deploy` finds in the folder with these settings, by their names. */
function functionsWith(settings: Record<string, string>): Record<string, object> {
  const output = join(folder, 'manifest.json');
  run(process.execPath, ['node_modules/firebase-functions/lib/bin/firebase-functions.js', '.'], {
    FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
    FUNCTIONS_CONTROL_API: 'true',
    ...settings,
  });
  return readJson<{ endpoints: Record<string, object> }>(output).endpoints;
}

/** The settings and secrets that it asks for. */
function parametersAsked(): string[] {
  const { params = [] } = readJson<{ params?: { name: string }[] }>(join(folder, 'manifest.json'));
  return params.map(({ name }) => name).sort();
}

test(
  'firebase deploy finds the functions in it, as it is meant to run',
  () => {
    const functions = functionsWith({});
    expect(Object.keys(functions)).toEqual(['accountEnded', 'api', 'inactiveAccount', 'pages', 'retention']);
    expect(functions.api).toMatchObject({
      platform: 'gcfv2',
      region: ['asia-south1'],
      httpsTrigger: { invoker: ['public'] },
    });
    expect(functions.accountEnded).toMatchObject({
      platform: 'gcfv2',
      region: ['asia-south1'],
      eventTrigger: { eventType: 'google.firebase.auth.user.v2.deleted', retry: true },
    });
    expect(functions.retention).toMatchObject({
      region: ['asia-south1'],
      scheduleTrigger: { schedule: 'every day 03:30', timeZone: 'Asia/Dhaka' },
    });
    expect(functions.inactiveAccount).toMatchObject({
      platform: 'gcfv2',
      region: ['asia-south1'],
      taskQueueTrigger: { retryConfig: { maxAttempts: 5 }, rateLimits: { maxDispatchesPerSecond: 5 } },
    });
  },
  minutes,
);

test(
  'a school that sells has a function more, and an account of one’s own is the one that all of them have',
  () => {
    const account = 'pathshala-api@my-school.iam.gserviceaccount.com';
    const functions = functionsWith({ PAYMENTS: 'stripe', SERVICE_ACCOUNT: account });
    expect(Object.keys(functions).sort()).toEqual([
      ...['accountEnded', 'api', 'inactiveAccount', 'pages', 'prices', 'retention'],
    ]);
    for (const one of Object.values(functions)) expect(one).toMatchObject({ serviceAccountEmail: account });
    expect(parametersAsked()).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
    expect(functions.prices).toMatchObject({
      region: ['asia-south1'],
      eventTrigger: { eventFilterPathPatterns: { document: 'courses/{courseId}' }, retry: true },
    });
  },
  minutes,
);

const codeFiles = () => readdirSync(folder).filter((name) => name.endsWith('.js'));

/** The text of a file of the code and of all that it imports at once. */
function loadedWith(file: string, known = new Set<string>()): string {
  if (known.has(file)) return '';
  known.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  const imported = [...text.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(([, name = '']) => name);
  return [text, ...imported.map((name) => loadedWith(name, known))].join('\n');
}

test('a function’s instances load its own code, and of other functions’ none', () => {
  const parts = ['api', 'pages', 'apply-retention-policies', 'close-account'];
  const marks = ['createApi', 'createPages', 'applyRetentionPolicies'];
  const loaded = parts.map((name) => {
    const file = codeFiles().find((one) => one.startsWith(`${name}-`)) ?? '';
    const text = loadedWith(file, new Set(['index.js'])) + loadedWith('index.js');
    return marks.filter((code) => text.includes(`function ${code}(`));
  });
  expect(loaded).toEqual([...marks.map((code) => [code]), []]);
  // What only lessons, exercises and the studio need.
  for (const name of ['api', 'index']) {
    const file = codeFiles().find((one) => one.startsWith(name)) ?? '';
    expect(loadedWith(file)).not.toMatch(/function renderPage\(|Undefined control sequence/);
  }
});

test('data of packages is in no code, where it would stay in memory', () => {
  for (const name of codeFiles())
    expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/csharp_namespace|application\/vnd\.adobe/);
});

test(
  'instances of the API start without the calendars of ICU, which take five MiB',
  () => {
    const script = `
    Intl.DateTimeFormat = class { constructor() { throw new Error('made at the start'); } };
    await import('./index.js');
    await import('./${codeFiles().find((name) => name.startsWith('api-'))}');
    process.exit(0);`;
    run(process.execPath, ['--input-type=module', '--eval', script], { FUNCTION_TARGET: 'api' });
  },
  minutes,
);

test(
  'it loads by itself and answers, also where no package is installed',
  () => {
    const bare = mkdtempSync(join(tmpdir(), 'pathshala-bare-'));
    const data = readdirSync(folder).filter((name) => besideIndex.test(name) && name.endsWith('.json'));
    for (const name of [...codeFiles(), ...data, 'bn.json', 'en.json', 'package.json'])
      copyFileSync(join(folder, name), join(bare, name));
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
    for (const cwd of [folder, bare]) {
      const output = run(process.execPath, ['--input-type=module', '--eval', script], {}, cwd);
      expect(output).toContain('answers ["/problems/not-found","/problems/not-found"]');
    }
    rmSync(bare, { recursive: true });
  },
  minutes,
);

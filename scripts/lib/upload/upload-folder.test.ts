import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFull } from '@pathshala/contract/testing/full';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { beforeAll, expect, test, vi } from 'vitest';

const place = newFolder();
vi.stubEnv('PATHSHALA_STATE_FOLDER', join(place, 'state'));
const { root } = await import('../paths.ts');
const { copySettings, copySite, lockUpload, makeUploadFolder } = await import('./upload-folder.ts');
vi.unstubAllEnvs();
const folder = join(place, 'upload');

beforeAll(async () => {
  await makeUploadFolder(folder);
  await lockUpload(folder);
});

const isOfTests = (name: string) => /^(npm_|VITEST|NODE_|FIRE)(?!EXTRA_CA)/.test(name);
const ours = Object.entries(process.env).filter(([name]) => !isOfTests(name));
function run(command: string, args: readonly string[], more = {}, cwd = folder): string {
  const env = { ...Object.fromEntries(ours), GCLOUD_PROJECT: 'demo-pathshala-bundle', ...more };
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env });
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const filesIn = (of: string) => readdirSync(of, { recursive: true, encoding: 'utf8' }).sort();
function laid(name: string, files: readonly string[]): string {
  for (const file of files.map((one) => join(place, name, one))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  return join(place, name);
}
const besideIndex = /-[0-9A-Z]{8}\.js(on)?$/;
const codeFiles = () => readdirSync(folder).filter((name) => name.endsWith('.js'));
const fileOf = (name: string) => codeFiles().find((one) => one.startsWith(`${name}-`)) ?? '';

test('every version is exact, as it was tested to the byte, and in every range', () => {
  const whole = readdirSync(folder).filter((name) => !/^\.env|^site$/.test(name) && !besideIndex.test(name));
  const words = ['bn.json', 'en.json', 'search-index.bn.json', 'search-index.json'];
  expect(new Set(whole)).toEqual(new Set(['index.js', 'package.json', 'package-lock.json', ...words]));
  const manifest = JSON.parse(read(folder, 'package.json'));
  expect(manifest).toMatchObject({ type: 'module', main: 'index.js', engines: { node: '24' } });
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const packagesOf = (of: string) =>
    Object.entries<{ integrity?: string }>(JSON.parse(read(of, 'package-lock.json')).packages)
      .filter(([at]) => at.includes('node_modules/'))
      .map(([at, { integrity }]) => `${at.split('node_modules/').at(-1)} ${integrity}`);
  const uploaded = packagesOf(folder);
  const tested = new Set(packagesOf(root));
  expect(uploaded.length).toBeGreaterThan(50);
  expect(uploaded.filter((one) => one.endsWith(' undefined') || !tested.has(one))).toEqual([]);
  // Fails for a package that is missing or outside the range of another that asks for it.
  run('npm', ['ls', '--all', '--omit=dev', '--package-lock-only']);
});

test('settings of projects and the site’s servers are taken along; others and older ones are not', async () => {
  const settings = laid('from', ['.env', '.env.my-school', '.env.example', '.env.local', '.envrc', 'env']);
  const to = laid('to', ['.env.old-school']);
  await copySettings(settings, to);
  expect(filesIn(to)).toEqual(['.env', '.env.my-school']);
  const taken = ['assets/page.js', 'hashes.json', 'server.js', 'site.json'].map((name) => `en/${name}`);
  // The Bangla build stopped before it wrote its list of parts.
  const servers = laid('servers', [...taken, 'en/manifest.json', 'en/licenses.md', 'bn/server.js']);
  const site = laid('site', ['en/older.js']);
  await copySite(servers, site);
  expect(filesIn(site)).toEqual(['en', 'en/assets', ...taken]);
});

test('firebase deploy finds the functions in it, as they are meant to run', () => {
  if (isFull) run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']);
  else symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const output = { FUNCTIONS_MANIFEST_OUTPUT_PATH: join(place, 'found.json'), FUNCTIONS_CONTROL_API: 'true' };
  const account = 'pathshala-api@my-school.iam.gserviceaccount.com';
  const script = 'node_modules/firebase-functions/lib/bin/firebase-functions.js';
  run(process.execPath, [script, '.'], { ...output, PAYMENTS: 'stripe', SERVICE_ACCOUNT: account });
  const { endpoints, params } = JSON.parse(read(place, 'found.json'));
  expect(Object.keys(endpoints).sort()).toEqual(['accountEnded', 'api', 'pages', 'retention']);
  expect(endpoints).toMatchObject({
    api: { platform: 'gcfv2', region: ['asia-south1'], httpsTrigger: { invoker: ['public'] } },
    accountEnded: { eventTrigger: { eventType: 'google.firebase.auth.user.v2.deleted', retry: true } },
    retention: { scheduleTrigger: { schedule: 'every day 03:30', timeZone: 'Asia/Dhaka' } },
  });
  for (const one of Object.values(endpoints))
    expect(one).toMatchObject({ region: ['asia-south1'], serviceAccountEmail: account });
  const asked = new Set(params.map(({ name }: { name: string }) => name));
  expect(asked).toEqual(new Set(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']));
});

function loadedWith(file: string, known = new Set<string>()): string {
  if (known.has(file)) return '';
  known.add(file);
  const text = read(folder, file);
  const imported = [...text.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(([, name = '']) => name);
  return [text, ...imported.map((name) => loadedWith(name, known))].join('\n');
}

test('a function’s instances load its own code, and keep no data of packages in memory', () => {
  const retention = ['apply-retention-policies', 'applyRetentionPolicies'] as const;
  const marks = [['api', 'allRoutes'], ['routes', 'pageRoutes'], retention] as const;
  for (const [name, own] of marks) {
    // Several features have a file of routes.
    const files = codeFiles().filter((one) => one.startsWith(`${name}-`));
    const found = files.map((one) => loadedWith(one)).find((code) => code.includes(`function ${own}(`)) ?? '';
    const text = found + loadedWith('index.js');
    expect(marks.map(([, code]) => code).filter((code) => text.includes(`function ${code}(`))).toEqual([own]);
  }
  expect(loadedWith(fileOf('api'))).not.toMatch(/function renderPage\(|Undefined control sequence/);
  // The last: words of exercises, whose files are not uploaded.
  for (const name of codeFiles())
    expect(read(folder, name)).not.toMatch(/csharp_namespace|application\/vnd\.adobe|there is no message/);
});

/** Finds what only the built code lacks, such as words of exercises: the API makes and marks each exercise without them. */
test('it answers and marks where no package is installed, and starts without ICU’s calendars, which take five MiB', () => {
  const bare = laid('bare', []);
  cpSync(folder, bare, { recursive: true, filter: (file) => !file.includes('node_modules') });
  const script = `
    import { createServer } from 'node:http';
    const real = Intl.DateTimeFormat;
    Intl.DateTimeFormat = class { constructor() { throw new Error('made at the start'); } };
    const { api } = await import('./index.js');
    await import('./${fileOf('api')}');
    Intl.DateTimeFormat = real;
    const { templates } = await import('./${fileOf('all-templates')}');
    const { exerciseOf, makeCoursePaper } = await import('./${fileOf('course-paper')}');
    const { mark } = await import('./${fileOf('mark')}');
    const { dueSkills } = await import('./${fileOf('mastery')}');
    const { skillTable } = await import('./${fileOf('skill-table')}');
    const made = templates.flatMap(({ id: template }) =>
      [1, 2, 3].map((level) => exerciseOf({ kind: 'exercise', template, level, seed: 7 })));
    const marked = made.filter((exercise) => mark(exercise, '1').result !== undefined);
    const paper = makeCoursePaper([{ lessonId: 'one', count: 4 }], templates, 'x');
    const at = { now: new Date(), dayOf: (day) => day.getTime() };
    console.log('marked', made.length - marked.length, paper.length, dueSkills({ skills: skillTable, log: [], ...at }).length);
    const server = createServer(api).listen(0, '127.0.0.1', async () => {
      const answer = await fetch('http://127.0.0.1:' + server.address().port + '/api/nowhere');
      console.log('answer ' + (await answer.json()).type);
      process.exit(0);
    });`;
  const args = ['--input-type=module', '--eval', script];
  const said = run(process.execPath, args, { FUNCTION_TARGET: 'api' }, bare);
  expect(said).toContain('marked 0 14 0');
  expect(said).toContain('answer /problems/not-found');
});

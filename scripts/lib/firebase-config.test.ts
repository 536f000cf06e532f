import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filePolicy } from '@pathshala/brand/content-policy';
import { region } from '@pathshala/contract/site/region';
import { commonHeaders, pageHeaders } from '@pathshala/contract/site/security-headers';
import { expect, test } from 'vitest';
import { allowAuthEmulator, emulatorConfig, layFiles } from './firebase-config.ts';
import { matches, readFirebaseJson } from './firebase-json.ts';
import { headerSources } from './hosting-headers.ts';
import { helpers, type Ports, services } from './ports.ts';

const config = readFirebaseJson();
const ports = Object.fromEntries(
  [...services, ...helpers].map((name, index) => [name, 6000 + index]),
) as Ports;

function headerOf(from: typeof config, source: string, key: string): string {
  const rule = from.hosting.headers.find((each) => each.source === source);
  return rule?.headers.find((header) => header.key === key)?.value ?? '';
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const policy = headerOf(config, headerSources.pages, 'Content-Security-Policy');

/** All that Hosting sends for a path, as it matches its globs: a header that two rules name is there twice. */
function sentFor(path: string): [key: string, value: string][] {
  return config.hosting.headers
    .filter(({ source }) => matches(path, source))
    .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]));
}

const everywhere = Object.entries(commonHeaders(false));
const withPages = [...everywhere, ...Object.entries(pageHeaders), ['Content-Security-Policy', policy]];
const withFiles = [...everywhere, ['Content-Security-Policy', filePolicy]];

test.each([
  ['/', withPages],
  ['/bn/blogs', withPages],
  ['/no/such/page', withPages],
  ['/imgs/page', withPages],
  ['/service-worker.js', withPages],
  ['/books/a.pdf', withPages],
  ['/assets/a.js', withFiles],
  ['/img/sheets/a.svg', withFiles],
  // The function has a policy of its own for each answer.
  ['/api/courses', everywhere],
  // Google's own sign-in frame, which a policy of ours would break.
  ['/__/auth/iframe', everywhere],
  ['/preview/secret', everywhere],
])('with %s each header comes once, and all that belong there', (path, expected) => {
  const sent = sentFor(path).filter(([key]) => key !== 'Cache-Control');
  expect(sent.sort()).toEqual(expected.sort());
});

test.each(['/api/users', '/preview/secret'])('how long %s is kept is said by the function alone', (path) => {
  expect(sentFor(path).map(([key]) => key)).not.toContain('Cache-Control');
});

test.each([
  ['/', 'Strict-Transport-Security', /max-age=\d{8,}/],
  ['/assets/a.js', 'X-Content-Type-Options', /^nosniff$/],
  ['/', 'Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['/', 'Permissions-Policy', /camera=\(\)/],
  ['/', 'Cross-Origin-Opener-Policy', /^same-origin-allow-popups$/],
  ['/assets/a.js', 'Content-Security-Policy', /^default-src 'none';/],
])('with %s comes %s', (path, key, value) => {
  expect(Object.fromEntries(sentFor(path))[key]).toMatch(value);
});

test('other hosts of the domain are bound to HTTPS only where the owner says so', () => {
  const sent = (everySubdomain: boolean) => commonHeaders(everySubdomain)['Strict-Transport-Security'];
  expect([sent(false), sent(true)]).toEqual([
    'max-age=63072000',
    'max-age=63072000; includeSubDomains; preload',
  ]);
});

test('the API is sent to the region where the function runs', () => {
  expect(config.hosting.rewrites[0]).toEqual({
    source: '/api/**',
    function: { functionId: 'api', region, pinTag: false },
  });
});

test('the real site knows nothing of the emulators; theirs may reach the Auth emulator and nothing more', () => {
  expect(policy).not.toContain('127.0.0.1');
  const emulated = headerOf(emulatorConfig(config, ports), headerSources.pages, 'Content-Security-Policy');
  expect(emulated).toBe(allowAuthEmulator(policy, ports.auth));
  const origin = `http://127.0.0.1:${ports.auth}`;
  const changed = [...directives(emulated)]
    .filter(([, sources]) => sources.includes(origin))
    .map(([name]) => name);
  expect(changed.sort()).toEqual(['connect-src', 'frame-src']);
});

test('a run keeps all rules of the site, on its own ports and with its own copies', () => {
  const emulated = emulatorConfig(config, ports);
  expect(emulated.hosting).toMatchObject({ ...config.hosting, public: 'public', headers: expect.any(Array) });
  expect(emulated.hosting.headers).toHaveLength(config.hosting.headers.length);
  expect(emulated.functions).toEqual([{ ...config.functions[0], source: 'functions' }]);
  for (const service of services) expect(emulated.emulators[service]).toMatchObject({ port: ports[service] });
});

test('the files of a run are there after the build that it came from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const [built, run] = [join(folder, 'built'), join(folder, 'run')];
  for (const path of [join(built, 'bn/assets'), run]) mkdirSync(path, { recursive: true });
  writeFileSync(join(built, 'bn/assets/a.js'), 'a');
  layFiles(built, run);
  rmSync(built, { recursive: true });
  expect(readFileSync(join(run, 'bn/assets/a.js'), 'utf8')).toBe('a');
  rmSync(folder, { recursive: true });
});

import { filePolicy } from '@pathshala/brand/content-policy';
import { region } from '@pathshala/contract/site/region';
import { commonHeaders, pageHeaders } from '@pathshala/contract/site/security-headers';
import { expect, test } from 'vitest';
import { matches, readFirebaseJson } from './firebase-json.ts';
import { headerSources } from './hosting-headers.ts';
import { allowAuthEmulator } from './run-folder.ts';

const config = readFirebaseJson();
const { headers: ofPages = [] } =
  config.hosting.headers.find(({ source }) => source === headerSources.pages) ?? {};
const policy = ofPages.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

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
  const emulated = allowAuthEmulator(policy, 5103);
  expect(emulated.split('; ').filter((directive) => !policy.split('; ').includes(directive))).toEqual(
    policy
      .split('; ')
      .filter((directive) => /^(connect|frame)-src /.test(directive))
      .map((directive) => `${directive} http://127.0.0.1:5103`),
  );
});

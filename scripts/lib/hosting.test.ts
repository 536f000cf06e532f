import { pageIds } from '@pathshala/content/load-content';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { allRoutes, prerenderedAddresses, shellAddresses } from '@pathshala/contract/site/all-routes';
import { expect, test } from 'vitest';
import { matches, readFirebaseJson } from './firebase-json.ts';
import { firebaseJsonFor, generatedFiles } from './generated.ts';
import { allowAuthEmulator } from './run-folder.ts';

const { headers, rewrites } = readFirebaseJson().hosting;
const written = [...prerenderedAddresses(pageIds(schoolContent())), ...shellAddresses()];

const rewriteFor = (address: string) => rewrites.find((one) => matches(address, one));
const exampleOf = ({ path }: { readonly path: string }) => path.replace(/:(\w+)/g, 'some-$1');
const drawn = allRoutes.filter(({ prerender, shell }) => !prerender && !shell).map(exampleOf);

const to = (destination: string) => ({ destination });
const ask = (functionId: string) => ({ function: { functionId, region: 'asia-south1', pinTag: false } });

test.each<[string, object | undefined]>([
  ['/api/course/sums/lesson/first', ask('api')],
  ['/.well-known/security.txt', to('/security.txt')],
  ['/account/receipt/o-1', to('/account/receipt/-/index.html')],
  ['/checkout/free-water', to('/checkout/-/index.html')],
  ...[
    ...['/course/no-such-course', '/course/free-water/lesson/second', '/course/no-such-course/data.json'],
    ...['/blogs/no-such-article', '/bn/blogs/no-such-article', '/bn/blogs/no-such-article/data.json'],
    ...['/bn/course/no-such-course', '/bn/course/free-water/lesson/second'],
    ...['/instructor/arts', '/bn/instructor/arts/data.json', '/covers/of/block-arts.svg'],
    ...['/blog.json', '/blog2.json', '/sitemap.xml', '/preview', '/covers/bn/of/classSix-arts.svg'],
    ...['/newest/list.json', '/newest/', '/newest/bn/course/some/data.json'],
    ...['/bn/no/such/page', '/bn/classes/thirteen', '/bn/course', '/bn/no-such', '/bn/no-such/data.json'],
    ...['/no-such', '/results-2026', '/no-such/data.json', '/checkout'],
  ].map((address): [string, object] => [address, ask('pages')]),
  ...drawn.map((address): [string, object] => [address, to('/__spa-fallback.html')]),
  ...[
    ...['/no/such/page', '/classes/thirteen', '/courses/none', '/instructor/latin/grammar'],
    ...['/wp-login.php', '/.env', '/ads.txt', '/robots.txt', '/favicon.ico', '/No-such', '/sw.js', '/a_b'],
    ...['/course/some/lesson', '/course/some/lesson/first/more', '/users/one/more', '/account/receipt'],
    '/.well-known/other.txt',
  ].map((address): [string, undefined] => [address, undefined]),
])('%s is rewritten to %j', (address, expected) => {
  expect(rewriteFor(address)).toEqual(expected && expect.objectContaining(expected));
  expect(written).not.toContain(address);
});

test('what has HTML of its own is not rewritten; Hosting asks for a rewrite only where there is no file', () => {
  expect(written).toEqual(expect.arrayContaining(['/', '/classes/seven', '/course/-/lesson/-']));
  const isOfManyAddresses = (address: string) =>
    /^\/(?:course|blogs|learn|practice|instructor|account\/receipt|checkout)\/|^\/[a-z-]+$/.test(address);
  expect(written.filter((address) => rewriteFor(address) && !isOfManyAddresses(address))).toEqual([]);
});

const sentFor = (path: string) =>
  headers.filter((rule) => matches(path, rule)).flatMap((rule) => rule.headers);

const everywhere = { 'Strict-Transport-Security': /^max-age=\d{8,}/, 'X-Content-Type-Options': /^nosniff$/ };
const withAnswers = {
  ...everywhere,
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'Permissions-Policy': /camera=\(\)/,
  'Cross-Origin-Opener-Policy': /^same-origin-allow-popups$/,
  'Content-Security-Policy': /script-src 'self'/,
};
const withPages = { ...withAnswers, 'Cache-Control': /./ };
const withMissing = { ...everywhere, 'Content-Security-Policy': /^default-src 'none';/ };
const withFiles = { ...withMissing, 'Cache-Control': /./ };

test.each<[string, Readonly<Record<string, RegExp>>]>([
  ['/', withPages],
  ['/service-worker.js', withPages],
  ['/books/a.pdf', withPages],
  ['/assets/a-DQjm51AI.js', { ...withFiles, 'Cache-Control': /immutable/ }],
  // None of our files has such a name: a missing file must not be cached like a file.
  ['/assets/x.js', withMissing],
  ['/img/sheets/a.svg', withFiles],
  // The function sets policy and caching for each answer.
  ['/api/users', everywhere],
  ['/preview', withPages],
  // Every page asks for it: it is kept for half a minute, as the function says.
  ['/newest/list.json', withAnswers],
  // A missing script must not be cached as long as the script would be.
  ['/404.html', { ...withPages, Vary: /^\*$/ }],
  // Google's own sign-in frame, which a policy of ours would break.
  ['/__/auth/iframe', { ...everywhere, 'Cache-Control': /./ }],
])('with %s each header comes once, and all that belong there', (path, expected) => {
  const sent = sentFor(path).map(({ key, value }) => [key, value] as const);
  expect(sent.map(([key]) => key).sort()).toEqual(Object.keys(expected).sort());
  for (const [key, value] of sent) expect(value).toMatch(expected[key] ?? '');
});

test('the real site knows nothing of the emulators; theirs may reach the Auth emulator and nothing more', () => {
  const policy = sentFor('/').find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  expect(policy).not.toContain('127.0.0.1');
  const other = allowAuthEmulator(policy, 5103).split('; ');
  const changed = policy.split('; ').filter((directive) => !other.includes(directive));
  expect(changed.map((directive) => directive.split(' ')[0])).toEqual(['connect-src', 'frame-src']);
  for (const directive of changed) expect(other).toContain(`${directive} http://127.0.0.1:5103`);
});

test.each(generatedFiles())('$file is what `npm run generate` makes', ({ file, current, wanted }) => {
  expect(current, `${file} is stale: npm run generate`).toBe(wanted);
});

test('a deployment frames its own project’s sign-in alone, and a header that has no place in the file is refused', () => {
  const { wanted = '' } = generatedFiles().find(({ file }) => file === 'firebase.json') ?? {};
  const other = JSON.parse(wanted.replace(/demo-pathshala(?=\.firebaseapp)/, 'school'));
  expect(JSON.parse(firebaseJsonFor('school', wanted))).toEqual(other);
  const none = '{"hosting":{"headers":[]}}';
  expect(() => firebaseJsonFor('school', none)).toThrow('firebase.json has no headers for **');
});

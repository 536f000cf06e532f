import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { modulesIn, storeOf } from '../rules.ts';
import { stores } from '../stores.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { fromPacks, readPacks, recordAddress } from './read.ts';
import { hashOf, keepPart } from './write.ts';

/**
 * A course as devices kept it while pages were made in another way: the page starts itself, with modules that it names in
 * another format, and the data of pages lies at other addresses.
 */
const page = `<html><head><script>boot()</script></head><body><h1>Sums</h1>
<script type="application/json" data-start="modules">{"manifest":"/assets/manifest-3b2ce1bd.js","routes":{"root":["/assets/root-B3397C2N.js"],"course":["/assets/course-page-C_4S3XB_.js","/assets/course-page-main-CdjTTmeP.js"]},"entry":"/assets/entry.client-LdK5dYmC.js","all":["/assets/manifest-3b2ce1bd.js","/assets/entry.client-LdK5dYmC.js"],"when":"paint"}</script>
<script type="application/json" data-start="answers">"[{\\"_1\\":2}]"</script></body></html>`;
const policy = "script-src 'self' 'sha256-of-the-script-that-was-in-it'";

const files: Readonly<Record<string, string>> = {
  '/course/sums': page,
  '/course/sums.data': '[{"_1":2},"course"]',
  '/course/-/lesson/-': '<h1>Lesson</h1>',
  '/assets/manifest-3b2ce1bd.js': 'manifest',
  '/assets/root-B3397C2N.js': 'root',
  '/assets/course-page-C_4S3XB_.js': 'loader',
  '/assets/course-page-main-CdjTTmeP.js': 'page',
  '/assets/entry.client-LdK5dYmC.js': 'entry',
};

beforeEach(async () => {
  const kept = new FakeCaches();
  vi.stubGlobal('caches', kept);
  const parts = [];
  for (const [at, text] of Object.entries(files)) {
    const bytes = new TextEncoder().encode(text);
    const hash = await hashOf(bytes);
    await keepPart(hash, bytes, new Headers({ 'Content-Security-Policy': policy }));
    const as = at === '/course/-/lesson/-' ? { as: ['/course/sums/lesson/second'] } : {};
    parts.push({ at, hash, bytes: text.length, ...as });
  }
  const name = { kind: 'course', id: 'sums', language: 'en' } as const;
  const record = { ...name, title: 'Sums', page: '/course/sums', uid: null, at: 1_763_000_000_000, parts };
  await (await kept.open(stores.pack.cache)).put(recordAddress(name), Response.json(record));
});
afterEach(() => vi.unstubAllGlobals());

test('it is there still, and opens with all that its page starts with', async () => {
  expect(await readPacks()).toMatchObject([{ id: 'sums', page: '/course/sums' }]);
  expect(storeOf({ path: '/course/sums', method: 'GET', mode: 'navigate', isOwn: false })).toBe('page');
  const answer = await fromPacks('/course/sums');
  // The script that stands in it is allowed by what came with it.
  expect(answer?.headers.get('Content-Security-Policy')).toBe(policy);
  const modules = modulesIn((await answer?.text()) ?? '');
  expect(modules.sort()).toEqual(
    Object.keys(files)
      .filter((at) => at.startsWith('/assets/'))
      .sort(),
  );
  for (const at of modules) {
    expect(storeOf({ path: at, method: 'GET', mode: 'cors', isOwn: false })).toBe('asset');
    expect(await (await fromPacks(at))?.text()).toBe(files[at]);
  }
  expect(await (await fromPacks('/course/sums/lesson/second'))?.text()).toBe('<h1>Lesson</h1>');
});

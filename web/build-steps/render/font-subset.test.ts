import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFontSubsets } from './font-subset.ts';

/** Some cut fonts. */
vi.setConfig({ testTimeout: 60_000 });

let clientFolder: string;
beforeEach(() => {
  clientFolder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(clientFolder, 'assets'));
});
afterEach(() => rmSync(clientFolder, { recursive: true, force: true }));

const written = (text = 'Hello') =>
  `<!DOCTYPE html><html><head></head><body><h1>${text}</h1><script>গ</script></body></html>`;

const make = (html: string, coming?: string) => withFontSubsets(html, clientFolder, coming);

test('a page with some Bangla brings fonts of its words, conjuncts included', async () => {
  const page = await make(written('what ক্ষ has to do with it'));
  const [, file = '', ranges = ''] =
    /<style data-page-fonts="">@font-face\{.*?url\("\/(assets\/font-subset-[0-9a-f]+\.woff2)"\).*?unicode-range:([^}]*)\}/.exec(
      page,
    ) ?? [];
  expect(ranges).toBe('U+995, U+9B7, U+9CD');
  const bytes = readFileSync(join(clientFolder, file));
  expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
  expect(bytes.length).toBeLessThan(1500);
});

test('a page that begins in Bangla preloads its fonts, and does not move if they are late', async () => {
  const page = await make(written('<h1>ক্ষ</h1>'));
  const preloaded = [...page.matchAll(/<link rel="preload" href="([^"]+)" as="font"[^>]*>/g)].map(
    ([, at]) => at,
  );
  const fonts = [...page.matchAll(/font-display:optional;src:url\("([^"]+)"\)/g)].map(([, at]) => at);
  expect(fonts.length).toBeGreaterThan(1);
  expect(preloaded).toEqual(fonts);
  const later = await make(written('Hello</h1><p>what ক্ষ has to do with it'));
  expect(later).not.toMatch(/font-display:optional|as="font"/);
});

test('a page without Bangla, or with much of it, uses the site’s fonts', async () => {
  expect(await make(written())).toBe(written());
  const consonants = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ'];
  const every = consonants.map((one) => consonants.map((other) => `${one}্${other}`).join(''));
  expect(await make(written(`<b>${every.join(' ')}</b>`))).not.toContain('<style data-page-fonts');
  expect(readdirSync(join(clientFolder, 'assets'))).toEqual([]);
});

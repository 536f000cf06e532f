import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinedOf, withFontSubsets } from './font-subset.ts';

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

test('such a page puts the whole fonts aside, which would come late and move it', async () => {
  const [whole, latin] = ['heading-bengali-x1', 'heading-latin-x1'].map(
    (file) => `@font-face{font-family:x;src:url(/assets/${file}.woff2)}`,
  );
  const withSite = (text: string) =>
    written(text).replace('</head>', `<style>${latin}${whole}</style></head>`);
  const page = await make(withSite('ক্ষ'));
  expect(page).toContain(`<style>${latin}</style>`);
  expect(page).toContain(`<style data-whole-fonts media="not all">${whole}</style>`);
  expect(await make(withSite('Hello</h1><p>what ক্ষ has to do with it'))).toContain(
    `${latin}${whole}</style>`,
  );
});

test('a page in Bangla brings its Latin letters, other pages use the site’s', async () => {
  const page = await make(written('<h1>ক্ষ, Pa&gt;').replace('<html>', '<html lang="bn">'));
  expect(page).toMatch(/unicode-range:U\+20, U\+22, U\+26-27, .*U\+50, .*U\+995, U\+9B7, U\+9CD}/);
  expect(await make(written('ক্ষ, Pa'))).toContain('unicode-range:U+995, U+9B7, U+9CD}');
});

test('the fonts of headings and of bold words have only those', async () => {
  const page = await make(written('ক</h1><b>ট</b><p>ক্ষ').replace('</h1></body>', '</p></body>'));
  const ranges = [...page.matchAll(/font-family:"([^"]+)".*?unicode-range:([^}]*)\}/g)].map(
    ([, ...all]) => all,
  );
  expect(ranges).toEqual([
    ['Baloo Da 2', 'U+995'],
    ['Hind Siliguri', 'U+995, U+99F, U+9B7, U+9CD'],
    ['Hind Siliguri', 'U+99F'],
  ]);
});

test('words that come later are in the fonts too, and are listed', async () => {
  const page = await make(written('ক'), 'Title ভয়\nভয় ক্ষ');
  expect(page).toContain('<style data-page-fonts="ক্ষ ভয়">');
  expect(page).toContain('unicode-range:U+995, U+9AD, U+9AF, U+9B7, U+9BC, U+9CD}');
});

test('a page without Bangla, or with much of it, uses the site’s fonts', async () => {
  expect(await make(written())).toBe(written());
  const consonants = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ'];
  const every = consonants.map((one) => consonants.map((other) => `${one}্${other}`).join(''));
  expect(await make(written(`<b>${every.join(' ')}</b>`))).not.toContain('<style data-page-fonts');
  expect(readdirSync(join(clientFolder, 'assets'))).toEqual([]);
});

test('the words of a page are the visible ones, joined across a tag and not', () => {
  expect(joinedOf('<p lang="কখ">ক খ</p>')).toEqual(['ক', 'খ']);
  expect(joinedOf('ক<input class="গ" placeholder="খ" title="ঘ"/>ক')).toEqual(['ক', 'খ']);
  expect(joinedOf('ক<!-- -->খ।')).toEqual(['ক', 'কখ।', 'খ।']);
});

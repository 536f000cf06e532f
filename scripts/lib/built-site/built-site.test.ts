import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { provideJdk } from '../jdk-provide.ts';
import { deadLinks, type Targets } from './dead-links.ts';
import { htmlFaults } from './html-checker.ts';
import { addressOf, readPage } from './read-page.ts';
import { siteTargets } from './site-targets.ts';
import { writeWithStylesOnce } from './styles-once.ts';

/** One reads all content, and one starts Java. */
vi.setConfig({ testTimeout: 60_000 });

const origin = 'https://school.example';
const targets: Targets = {
  origin,
  files: new Set(['assets/a.js', 'img/a b.webp']),
  opened: new Map([['/about', new Set(['by-script'])]]),
  isDrawn: (address) => address === '/search',
  isShell: (address) => address === '/shelf',
};
const about = readPage('about/index.html', '<h2 id="where">Where</h2>');

/** What is wrong with the links of a page that stands at `/course/sums`, beside `/about` and a shell. */
const shelf = readPage('shelf/index.html', '<h1>Books</h1>');
const faults = (html: string) => deadLinks([readPage('course/sums/index.html', html), about, shelf], targets);

test.each([
  ['index.html', '/'],
  ['about/index.html', '/about'],
  ['course/my-index.html', '/course/my-index'],
  ['404.html', '/404'],
])('%s is asked for as %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test.each([
  '<a href="/about">',
  '<a href="/about/#where">',
  '<a href="/about#by-script">',
  '<a href="../about#">',
  '<p id="here"><a href="#here">',
  '<a href="/search?q=a#b">',
  '<a href="/shelf#a-book">',
  `<a href="${origin}/about">`,
  '<a href="https://elsewhere.example/about"><a href="mailto:a@b.example">',
  '<img src="/img/a%20b.webp" srcset="/img/a%20b.webp 400w, /img/a%20b.webp 800w"><script src="/assets/a.js"></script>',
  '<link rel="preconnect" href="https://school.example/x">',
])('%s leads somewhere', (html) => {
  expect(faults(html)).toEqual([]);
});

test.each([
  ['<a href="/abuot">', '"/abuot" leads nowhere'],
  ['<a href="/about#when">', '"/about#when" finds nothing called "when"'],
  ['<a href="#here">', '"#here" finds nothing called "here"'],
  [`<a href="${origin}/gone">`, `"${origin}/gone" leads nowhere`],
  ['<img srcset="/img/a%20b.webp 400w, /img/c.webp 800w">', '"/img/c.webp" leads nowhere'],
  ['<form action="/gone">', '"/gone" leads nowhere'],
  [`<meta property="og:image" content="${origin}/og/gone.png">`, `"${origin}/og/gone.png" leads nowhere`],
  ['<svg><use href="/gone.svg"/></svg>', '"/gone.svg" leads nowhere'],
  ['<a href="https://[">', '"https://[" is no address'],
])('%s is named', (html, fault) => {
  expect(faults(html)).toEqual([`/course/sums: ${fault}`]);
});

test('the school’s drawn pages, its lessons and its API are there, others are not', () => {
  const { isDrawn, isShell, opened } = siteTargets([]);
  expect([isShell('/classes/two'), isShell('/blogs')]).toEqual([true, false]);
  for (const there of [
    '/parent',
    '/account/receipt/o-1',
    '/api/health',
    '/course/free-fractions-from-zero/lesson/fair-shares',
  ]) {
    expect(isDrawn(there), there).toBe(true);
  }
  for (const gone of [
    '/classes/thirteen',
    '/course/free-fractions-from-zero/lesson/unfair-shares',
    '/course/x',
  ]) {
    expect(isDrawn(gone), gone).toBe(false);
  }
  expect(opened.get('/blogs')?.size).toBeGreaterThan(0);
});

test('the checker finds fault with pages and their styles, and says where it did not run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const log = join(folder, 'log');
  const wrong =
    '<!doctype html><html lang="en"><title>A</title><style>p { colour: green }</style><p><div></div></p>';
  for (const name of ['one.html', 'two.html']) writeFileSync(join(folder, name), wrong);
  const written = writeWithStylesOnce(folder, ['one.html', 'two.html'], join(folder, 'once'));
  const { java } = await provideJdk(process.env);
  const faults = await htmlFaults(java, written, log);
  const [first] = written;
  const saying = (words: string) => faults.find((fault) => fault.includes(words));
  expect(saying('error: No “p” element in scope')).toContain(`2 ×, first in file:${first}`);
  expect(saying('Property “colour”')).toContain(`1 ×, first in file:${first}`);
  await expect(htmlFaults('/no/java', written, log)).rejects.toThrow('did not run:\nspawn /no/java ENOENT');
  rmSync(folder, { recursive: true });
});

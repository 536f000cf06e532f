import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { provideJdk } from '../java-runtime.ts';
import { bookFaults } from './book-faults.ts';
import { uncheckedPages } from './checked-pages.ts';
import { deadLinks, type Targets } from './dead-links.ts';
import { htmlFaults } from './html-checker.ts';
import { packFaults } from './pack-faults.ts';
import { readPage } from './read-page.ts';
import { siteTargets } from './site-targets.ts';
import { writeWithStylesOnce } from './styles-once.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(site, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
}
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const origin = 'https://school.example';
const targets: Targets = {
  origin,
  files: new Set(['assets/a.js']),
  opened: new Map([['/about', new Set(['by-script'])]]),
  isDrawn: (address) => address === '/search',
  isShell: () => false,
};

test('a link of the site that leads nowhere is named, and no other', () => {
  const about = readPage('about/index.html', '<h2 id="where">Where</h2>');
  const sound = ['/about', '/about/#where', '/about#by-script', '/search?q=a#b', `${origin}/about`];
  const outside = ['https://elsewhere.example/gone', 'mailto:a@b.example', '/assets/a.js'];
  const wrong = ['/abuot', '/about#when', `${origin}/gone`, 'https://['];
  const links = [...sound, ...outside, ...wrong].map((link) => `<a href="${link}">`).join('');
  const more = '<img srcset="/assets/a.js 1x, /gone.webp 2x"><form action="/gone"></form>';
  const page = readPage('course/sums/index.html', links + more);
  expect(deadLinks([page, about], targets)).toEqual([
    '/course/sums: "/abuot" leads nowhere',
    '/course/sums: "/about#when" finds nothing called "when"',
    `/course/sums: "${origin}/gone" leads nowhere`,
    '/course/sums: "https://[" is no address',
    '/course/sums: "/gone.webp" leads nowhere',
    '/course/sums: "/gone" leads nowhere',
  ]);
});

test('pages that the browser draws are there for the names that the school has', () => {
  const { isDrawn } = siteTargets([]);
  const lesson = '/course/free-fractions-from-zero/lesson';
  expect(['/account/receipt/o-1', '/api/health', `${lesson}/fair-shares`].filter(isDrawn)).toHaveLength(3);
  expect(['/classes/thirteen', `${lesson}/unfair-shares`, '/course/x'].filter(isDrawn)).toEqual([]);
});

test('the W3C’s checker finds fault with pages and styles, and with styles once', async () => {
  for (const name of ['one.html', 'two.html'])
    write(
      name,
      '<!doctype html><html lang="en"><title>A</title><style>p { colour: green }</style><p><div></div></p>',
    );
  const { java } = await provideJdk(process.env);
  const files = writeWithStylesOnce(site, ['one.html', 'two.html'], join(site, 'once'));
  const faults = await htmlFaults(java, files, join(site, 'log'));
  const saying = (words: string) => faults.find((fault) => fault.includes(words));
  expect(saying('No “p” element in scope')).toContain(`2 ×, first in file:${files[0]}`);
  expect(saying('Property “colour”')).toContain('1 ×');
  await expect(htmlFaults('/no/java', files, join(site, 'log'))).rejects.toThrow('did not run');
});

test('a page is checked again when something else than the name of a module has changed, or the checker', () => {
  const memory = join(site, 'memory');
  const look = (checker = 'one') => uncheckedPages(site, ['a.html', 'b.html'], memory, checker);
  write('a.html', '<script src="/assets/app-Ab3_-x9Z.js"></script>');
  write('b.html', '<p>B');
  expect(look().pages).toEqual(['a.html', 'b.html']);
  expect(look().pages).toHaveLength(2);
  look().remember();
  write('a.html', '<script src="/assets/app-Zz9-_111.js"></script>');
  write('b.html', '<p>C');
  expect(look().pages).toEqual(['b.html']);
  expect(look('another').pages).toEqual(['a.html', 'b.html']);
});

test('a course or a book that no device could keep is named', () => {
  const [page, bytes] = ['<h1>Sums</h1>', 13];
  write('course/sums/index.html', page);
  const at = '/course/sums';
  const pack = (part: object) => write('packs/sums.en.json', JSON.stringify({ parts: [part], lessons: 10 }));
  pack({ at, hash: hashOf(page), bytes });
  expect(packFaults(site)).toEqual([]);
  pack({ at, hash: hashOf('another'), bytes: 2_000_000 });
  expect(packFaults(site)).toEqual([
    'sums.en.json: 2000010 bytes, of 2000000 at most',
    'sums.en.json: /course/sums is not what its hash says',
  ]);
  const books = ['sound', 'other', 'gone'].map((id) => ({ pdf: `/books/${id}.pdf`, hash: hashOf('%PDF') }));
  write('built/blog2.json', JSON.stringify(books));
  write('books/sound.pdf', '%PDF');
  write('books/other.pdf', '%PDF-2');
  expect(bookFaults(site)).toEqual([
    '/books/other.pdf is not what its hash says',
    '/books/gone.pdf is not what its hash says',
  ]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overBudget } from './over-budget.ts';
import { fontsOf } from './page-fonts.ts';
import { openScales } from './weigh-page.ts';
import type { WeighedPage } from './weight.ts';

let site: string;
const hosting = { rewrites: [], headers: [] };
const noise = (bytes: number) => Array.from({ length: bytes }, (_, at) => (at * 7919) % 251).join(' ');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
}

const face = (file: string, ranges: string) =>
  `@font-face{font-family:Body;font-weight:400;src:url("/assets/${file}.woff2");unicode-range:${ranges}}`;
const start = (modules: readonly string[], data: readonly string[] = []) =>
  `<script type="application/json" id="page-start">${JSON.stringify({ modules, data, when: 'paint' })}</script>`;
const own = ['react', 'page', 'entry'].map((name) => `/assets/${name}.js`);

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'budgets-'));
  const css = face('latin', 'U+20-7E') + face('bengali', 'U+980-9FF') + face('few', 'U+995');
  write(
    'page/index.html',
    `<html><head><style>${css}</style></head><body><p lang="খ">A ক</p><img src="/eager.svg"><img loading="lazy" src="/lazy.svg">${start(own, ['/index.json'])}</body></html>`,
  );
  write('drawn/index.html', `<body>${start(['/assets/entry.js'])}</body>`);
  write('other/index.html', '<body></body>');
  for (const name of ['page', 'entry', 'shared', 'session-9'])
    write(`assets/${name}.js`, `export const ${name.replace('-', '')} = 1;`);
  write('assets/react.js', 'import{a}from"./shared.js";');
  write('assets/session-9.js', 'import"./shared.js";import("./never.js")');
  for (const name of ['latin', 'bengali', 'few']) write(`assets/${name}.woff2`, name.repeat(100));
  write('eager.svg', '<svg/>');
  write('lazy.svg', '<svg/>');
  write('index.json', noise(100));
});

afterAll(() => rmSync(site, { recursive: true }));

const addresses = ({ files }: WeighedPage) => files.map(({ kind, address }) => `${kind} ${address}`).sort();

test('a page is its HTML, its modules with what they import, its fonts, and pictures that do not wait', () => {
  const page = openScales(site, hosting)({ kind: 'page', address: '/page' });
  expect(addresses(page)).toEqual([
    'data /index.json',
    'font /assets/few.woff2',
    'font /assets/latin.woff2',
    'page /page',
    'picture /eager.svg',
    ...['entry', 'page', 'react', 'shared'].map((name) => `script /assets/${name}.js`),
  ]);
  expect(page.weight).toMatchObject({ requests: 9, fonts: 'latin'.length * 100 + 'few'.length * 100 });
  expect(page.weight.total).toBe(page.files.reduce((sum, { bytes }) => sum + bytes, 0));
  const data = page.files.find(({ kind }) => kind === 'data');
  expect(data?.bytes).toBe(gzipSync(noise(100), { level: 6 }).length);
});

test('what a page loads by itself later is named, and counts with what it imports', () => {
  const scales = openScales(site, hosting);
  const page = scales({ kind: 'list', address: '/drawn', later: ['session-'] });
  expect(addresses(page)).toEqual([
    'page /drawn',
    ...['entry', 'session-9', 'shared'].map((name) => `script /assets/${name}.js`),
  ]);
  expect(() => scales({ kind: 'list', address: '/drawn', later: ['gone-'] })).toThrow('no module gone-');
  expect(() => scales({ kind: 'list', address: '/other' })).toThrow('names no modules');
});

test('of faces of one kind the last has the letter, and one without a letter on the page is not counted', () => {
  const css = face('whole', 'U+980-9FF') + face('few', 'U+995, U+9CD') + face('other', 'U+41');
  expect(fontsOf(css, 'ক')).toEqual(['/assets/few.woff2']);
  expect(fontsOf(css, 'কখ').sort()).toEqual(['/assets/few.woff2', '/assets/whole.woff2']);
});

const rows = [{ kind: 'course', address: '/course/sums' }];
const budget = { total: 10_000, script: 8000, fonts: 1000, style: 500, requests: 20 };
const weighed = (more: Partial<WeighedPage['weight']>): WeighedPage => ({
  weight: { ...budget, ...more },
  files: [
    { address: '/assets/small.js', kind: 'script', bytes: 300 },
    { address: '/assets/large.js', kind: 'script', bytes: 7900 },
    { address: '/assets/a.woff2', kind: 'font', bytes: 9000 },
  ],
});

test('a page within three in a hundred of its budget is fine', () => {
  expect(overBudget(rows, [weighed({ script: 8240 })], { course: budget })).toEqual([]);
});

test('one that is over is named: which page, what, by how much, and its largest files', () => {
  expect(overBudget(rows, [weighed({ script: 9240, requests: 21 })], { course: budget })).toEqual([
    '/course/sums (course): script 9,240 bytes, 1,000 too many; the largest: /assets/large.js 7,900, /assets/small.js 300',
    '/course/sums (course): requests 21, 1 too many; the largest: /assets/a.woff2 9,000, /assets/large.js 7,900, /assets/small.js 300',
  ]);
});

test('a page without a budget and a budget without a page are named', () => {
  expect(overBudget(rows, [weighed({})], { blog: budget })).toEqual([
    'blog has a budget and no page',
    'course has no budget: npm run budgets -- --write',
  ]);
});

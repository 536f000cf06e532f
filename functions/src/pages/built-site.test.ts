import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedSchool } from '@pathshala/contract/calls/site-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteIn } from './built-site.ts';

let folder: string;
// Each has its own: a module that was not there is remembered as missing.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const server = `
let now = 0;
export const openServer = ({ version }) => ({
  page: async (path) => {
    now += 1;
    const html = path + ' of ' + version + ', ' + now + ' at once';
    await new Promise((resolve) => setTimeout(resolve));
    now -= 1;
    return { status: 200, html };
  },
});
`;

function build(language: string): void {
  mkdirSync(join(folder, language), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, language, 'server.js'), server);
  writeFileSync(join(folder, language, 'site.json'), JSON.stringify({ version: `v-${language}` }));
  writeFileSync(join(folder, language, 'hashes.json'), '{}');
}

test('each language has a server, which is opened once, and again where it was not there', async () => {
  const openSite = siteIn(folder);
  await expect(openSite('en')).rejects.toThrow();
  build('bn');
  const [first, second] = await Promise.all([openSite('bn'), openSite('bn')]);
  expect([first === second, first.version]).toEqual([true, 'v-bn']);
  await expect(openSite('en')).rejects.toThrow();
});

test('pages are rendered one after another, of whichever language', async () => {
  for (const language of ['en', 'bn']) build(language);
  const openSite = siteIn(folder);
  const school = {} as PublishedSchool;
  const asked = (['en', 'bn', 'en'] as const).map(async (language) =>
    (await openSite(language)).page('/x', school),
  );
  const html = (await Promise.all(asked)).map((one) => one.html);
  expect(html).toEqual(['/x of v-en, 1 at once', '/x of v-bn, 1 at once', '/x of v-en, 1 at once']);
});

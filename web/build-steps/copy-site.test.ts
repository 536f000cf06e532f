import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyPublic } from './copy-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a new site leaves the files of the one before as they were: `npm start` may still serve them', () => {
  const [made, built, served] = ['public/a.txt', 'build/client/a.txt', 'a.txt'].map((file) =>
    join(folder, file),
  ) as [string, string, string];
  for (const [file, text] of [
    [made, 'new'],
    [built, 'old'],
  ] as const) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  linkSync(built, served);
  copyPublic(folder);
  expect([built, served].map((file) => readFileSync(file, 'utf8'))).toEqual(['new', 'old']);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inputHash } from './build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  write('src/page.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const hash = (environment = {}) => inputHash(folder, ['src', 'missing.ts'], environment);

test.each([
  ['a changed file', () => write('src/page.ts', 'two')],
  ['a new file', () => write('src/deep/other.ts', '')],
  ['a removed file', () => rmSync(join(folder, 'src/page.ts'))],
  ['other packages', () => write('package-lock.json', '{}')],
])('%s asks for a new build', (_name, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test('a test, an installed package or an old build does not', () => {
  const before = hash({ HOME: '/a' });
  write('src/page.test.ts', 'test');
  write('src/node_modules/package/index.js', 'x');
  write('src/build/index.js', 'x');
  expect(hash({ HOME: '/b' })).toBe(before);
  expect(hash({ VITE_PAGE_ID: '1' })).not.toBe(before);
});

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chromiumCandidates, findChromium } from './chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(path: string, exitCode = 0): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

test('CHROME_PATH is taken when it runs, and named when it does not', () => {
  const mine = program('mine');
  expect(findChromium({ CHROME_PATH: mine, PATH: '' })).toBe(mine);
  expect(() => findChromium({ CHROME_PATH: program('broken', 1) })).toThrow('which does not run');
});

test('a mere hint on the PATH is passed over for a browser that runs', () => {
  program('bin/chromium', 1);
  const chrome = program('bin/google-chrome');
  expect(findChromium({ PATH: join(folder, 'bin') })).toBe(chrome);
});

test('a browser without a window is never taken: it behaves in ways of its own', () => {
  const candidates = chromiumCandidates({ PATH: join(folder, 'bin') });
  expect(candidates.at(-1)).toContain('chrom');
  expect(candidates.filter((path) => /headless/.test(path))).toEqual([]);
});

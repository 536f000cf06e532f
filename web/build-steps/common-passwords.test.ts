import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { commonPasswordsPath, isCommonPassword } from '../src/features/account/common-passwords.ts';
import { commonPasswords, commonPasswordsFile } from './common-passwords.ts';

test('the list has a few thousand valid passwords, in a small file of hashes', async () => {
  const passwords = commonPasswords();
  expect(passwords).toHaveLength(4000);
  expect(passwords.filter((password) => password.length < 6 || password !== password.toLowerCase())).toEqual(
    [],
  );
  const file = await commonPasswordsFile();
  expect(gzipSync(file).length).toBeLessThan(18 * 1024);
  expect(file).not.toMatch(/qwerty|password/i);
});

test('a password in the list is common, in upper or lower case; others are not; the list is fetched once', async () => {
  const file = await commonPasswordsFile();
  const asked = vi.fn(async (_path: string) => new Response(file));
  vi.stubGlobal('fetch', asked);
  for (const password of [
    '123456',
    'password',
    'PassWord',
    'qwerty',
    'iloveyou',
    ...commonPasswords().slice(-20),
  ]) {
    expect([password, await isCommonPassword(password)]).toEqual([password, true]);
  }
  for (const password of ['', '12345', 'a-long-password', 'three blue river boats', 'পাঠশালা ১২৩']) {
    expect([password, await isCommonPassword(password)]).toEqual([password, false]);
  }
  expect(asked.mock.calls).toEqual([[commonPasswordsPath]]);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not there', async () => new Response('nothing here', { status: 404 })],
  ['is no list', async () => new Response('<html>')],
])('where the list %s no password is called common, and the next one asks again', async (_what, broken) => {
  vi.resetModules();
  const fresh = await import('../src/features/account/common-passwords.ts');
  vi.stubGlobal('fetch', broken);
  expect(await fresh.isCommonPassword('123456')).toBe(false);
  const file = await commonPasswordsFile();
  vi.stubGlobal('fetch', async () => new Response(file));
  expect(await fresh.isCommonPassword('123456')).toBe(true);
});

import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not there', async () => new Response('nothing here', { status: 404 })],
  ['is no list', async () => new Response('<html>')],
])('where the list %s no password is called common, and the next one asks again', async (_what, broken) => {
  const { isCommonPassword, writeFingerprints } = await import('./common-passwords.ts');
  vi.stubGlobal('fetch', broken);
  expect(await isCommonPassword('123456')).toBe(false);
  const file = await writeFingerprints(['123456']);
  vi.stubGlobal('fetch', async () => new Response(file));
  expect(await isCommonPassword('123456')).toBe(true);
});

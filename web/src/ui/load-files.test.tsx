import { afterEach, expect, test, vi } from 'vitest';
import { loadFiles, noteBrought } from './load-files.ts';

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const importModule = vi.fn(() => Promise.resolve('part'));

afterEach(() => {
  vi.unstubAllGlobals();
  importModule.mockClear();
  for (const link of document.querySelectorAll('head link')) link.remove();
});

test('a module is imported once its script has come, and not before; what has come is not asked for again', async () => {
  const fetch = vi
    .fn(() => Promise.resolve(new Response('')))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  const load = () => loadFiles(importModule, ['assets/part.js']);
  await expect(load()).rejects.toThrow('Failed to fetch');
  await expect(load()).rejects.toThrow('404');
  expect(importModule).not.toHaveBeenCalled();
  expect(await load()).toBe('part');
  expect(await load()).toBe('part');
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('it waits for its style sheet, which is asked for again if it did not come', async () => {
  const load = () => loadFiles(importModule, ['assets/part.css']);
  const inVain = load();
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(inVain).rejects.toThrow('did not come');
  expect(sheets()).toEqual([]);
  const again = load();
  expect(importModule).not.toHaveBeenCalled();
  sheets()[0]?.dispatchEvent(new Event('load'));
  expect(await again).toBe('part');
  await load();
  expect(sheets()).toHaveLength(1);
});

test('what the page has brought along is not fetched', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  noteBrought(['/assets/known.js']);
  expect(await loadFiles(importModule, ['assets/known.js'])).toBe('part');
  expect(fetch).not.toHaveBeenCalled();
});

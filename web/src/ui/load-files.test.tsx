import { afterEach, expect, test, vi } from 'vitest';
import { loadFiles, noteBrought } from './load-files.ts';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('head link')];
const importModule = vi.fn(() => Promise.resolve('part'));

afterEach(() => {
  importModule.mockClear();
  for (const link of links()) link.remove();
});

test.each([
  ['script', 'js', 'preload'],
  ['style sheet', 'css', 'stylesheet'],
])(
  'a module is imported once its %s has come, which is asked for again if it did not, and never twice',
  async (_, end, rel) => {
    const load = () => loadFiles(importModule, [`assets/part.${end}`]);
    const inVain = load();
    links()[0]?.dispatchEvent(new Event('error'));
    await expect(inVain).rejects.toThrow('did not come');
    expect(links()).toEqual([]);
    const again = load();
    expect(links()[0]?.rel).toBe(rel);
    expect(importModule).not.toHaveBeenCalled();
    links()[0]?.dispatchEvent(new Event('load'));
    expect(await again).toBe('part');
    await load();
    expect(links()).toHaveLength(1);
  },
);

test('what the page has brought along is not fetched', async () => {
  noteBrought(['/assets/known.js']);
  expect(await loadFiles(importModule, ['assets/known.js'])).toBe('part');
  expect(links()).toEqual([]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { readList } from './read-list.ts';

vi.mock('../words/language.ts', () => ({ siteLanguage: 'bn' }));
afterEach(() => vi.unstubAllGlobals());

test('a page in Bangla asks for the list in Bangla', async () => {
  const asked = vi.fn(async () => Response.json(['গোনা']));
  vi.stubGlobal('fetch', asked);
  expect(await readList('/blog.json')).toEqual(['গোনা']);
  expect(asked).toHaveBeenCalledWith('/blog.json?lang=bn');
});

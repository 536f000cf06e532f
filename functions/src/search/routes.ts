import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@pathshala/contract/endpoints';
import { limits } from '@pathshala/contract/messages';
import type { Search } from '@pathshala/search/search';
import { ApiError } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';

/** The index lies beside the built function (see build.ts). */
function readOwnIndex(): Promise<string> {
  return readFile(join(import.meta.dirname, 'search-index.json'), 'utf8');
}

/** Code and index, of which an instance needs neither before its first search. */
async function load(readIndex: () => Promise<string>): Promise<Search> {
  const [{ createSearch }, index] = await Promise.all([import('@pathshala/search/search'), readIndex()]);
  return createSearch(index);
}

/** @param readIndex gives what `buildSearchIndex` made; asked at the first search, not at the start */
export function searchRoutes(readIndex: () => Promise<string> = readOwnIndex): Route[] {
  let loading: Promise<Search> | undefined;
  const loaded = async () => {
    loading ??= load(readIndex);
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return [
    route(endpoints.search, async ({ query }) => {
      const text = query.get('q') ?? '';
      if ([...text].length > limits.searchQueryMax) {
        throw new ApiError('invalid-fields', `q: is longer than ${limits.searchQueryMax} characters`);
      }
      const search = await loaded();
      return { json: search(text), cache: 'catalogue' };
    }),
  ];
}

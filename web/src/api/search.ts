import type { SearchAnswer } from '@pathshala/contract/catalogue/search';
import { limits } from '@pathshala/contract/http/limits';
import { useDeferredValue, useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import { loadSearch } from './search-index/load.ts';

interface Engine {
  readonly search: (query: string) => SearchAnswer;
}

/**
 * Searches in the browser with the prebuilt index, loaded on first use.
 * @returns the hits; undefined for an empty query and while loading
 */
export function useSearch(query: string) {
  const { data, error, isValidating, mutate } = useSWRImmutable<Engine, Error>('search-index', async () => ({
    search: await loadSearch(),
  }));
  // The first search and its rendering yield to user input.
  const engine = useDeferredValue(data);
  const words = query.trim().slice(0, limits.searchQueryMax);
  const answer = useMemo(() => (words ? engine?.search(words) : undefined), [engine, words]);
  return { answer, error: isValidating ? undefined : error, retry: () => void mutate() };
}

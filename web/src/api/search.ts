import type { SearchAnswer } from '@pathshala/contract/catalogue/search';
import { limits } from '@pathshala/contract/http/limits';
import { useDeferredValue, useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import { loadSearch } from './search-index/load.ts';

interface Engine {
  readonly search: (query: string) => SearchAnswer;
}

/**
 * Searches in the browser, over the index made at build time; the index loads with the first use.
 * @returns the answer; undefined for an empty query and until the index is there
 */
export function useSearch(query: string) {
  const { data, error, isValidating, mutate } = useSWRImmutable<Engine, Error>('search-index', async () => ({
    search: await loadSearch(),
  }));
  // Searching for the first time and showing what was found wait for whatever a person does, and are done in turns.
  const engine = useDeferredValue(data);
  const words = query.trim().slice(0, limits.searchQueryMax);
  const answer = useMemo(() => (words ? engine?.search(words) : undefined), [engine, words]);
  return { answer, error: isValidating ? undefined : error, retry: () => void mutate() };
}

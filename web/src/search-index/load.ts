import type { Search } from '@pathshala/search/search';
import { siteLanguage } from '../words/language.ts';
import { searchIndexPath } from './path.ts';

const path = searchIndexPath(siteLanguage);

let loading: Promise<Search> | undefined;

/**
 * Fetches the index and the search library, once, when search is first used; a failure is forgotten, so that the next
 * call tries again.
 * @returns a function from what a person types to what is found, at once
 * @throws Error when the index cannot be had
 */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const [{ createSearchInTurns }, response] = await Promise.all([
    import('@pathshala/search/search'),
    fetch(path),
  ]);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return createSearchInTurns(await response.text());
}

import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Changes, Search } from '@pathshala/search/search';
import { call } from '../../http/client.ts';
import { languageQuery } from '../../http/language-query.ts';
import { siteLanguage } from '../../words/language.ts';
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
  const [{ createSearchInTurns }, response, changes] = await Promise.all([
    import('@pathshala/search/search'),
    fetch(path),
    readChanges(),
  ]);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return createSearchInTurns(await response.text(), changes);
}

/** What was published since the index was built. Without it search finds what it found then, which is nearly all. */
async function readChanges(): Promise<Changes | undefined> {
  try {
    const { documents, gone } = await call(endpoints.searchChanges, { query: languageQuery });
    const ids = new Set(gone);
    return { documents, isGone: (id) => ids.has(id) };
  } catch {
    return undefined;
  }
}

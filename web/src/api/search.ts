import { catalogueEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { MarkedAnswer, SearchGroup } from '@pathshala/contract/catalogue/search';
import { learnSubjects } from '@pathshala/contract/catalogue/subjects';
import { limits } from '@pathshala/contract/http/limits';
import type { Changes, Search } from '@pathshala/search/search';
import { useDeferredValue, useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import { call } from '../http/client.ts';
import { Late } from '../http/late.ts';
import { searchIndexPath } from '../page-address.ts';
import { languageQuery, siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';

export const searchGroupLabels: Readonly<Record<SearchGroup, () => string>> = {
  courses: words['ui.courses'],
  lessons: words['ui.lessonsFound'],
  practice: words['titles.practice'],
  tests: words['ui.testsFound'],
  books: words['ui.books'],
  blogs: words['ui.articles'],
  instructors: words['ui.instructors'],
  words: words['ui.wordsFound'],
  pages: words['ui.pagesFound'],
};

const path = searchIndexPath(siteLanguage);

const late = new Late(load);

/** Loads index and search library on first use. @throws Error if the index cannot be loaded */
export const loadSearch = (): Promise<Search> => late.get();

async function load(): Promise<Search> {
  const [{ createSearchInTurns }, response, changes] = await Promise.all([
    import('@pathshala/search/search'),
    fetch(path),
    readChanges(),
  ]);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return createSearchInTurns(await response.text(), changes);
}

async function readChanges(): Promise<Changes | undefined> {
  try {
    const answer = await call(catalogueEndpoints.searchChanges, { query: languageQuery });
    const { documents, gone } = answer;
    learnSubjects(answer.subjects);
    const ids = new Set(gone);
    return { documents, isGone: (id) => ids.has(id) };
  } catch {
    return undefined;
  }
}

const wordsOf = (query: string) => query.trim().slice(0, limits.searchQueryMax);

/** While one types: with the prebuilt index, loaded on first use. @returns undefined for an empty query and while loading */
export function useSearch(query: string) {
  const { data, error, isValidating } = useSWRImmutable<Search, Error>('search-index', loadSearch);
  // The first search and its rendering yield to user input.
  const engine = useDeferredValue(data);
  const words = wordsOf(query);
  const answer = useMemo(() => (words ? engine?.(words) : undefined), [engine, words]);
  return { answer, error: isValidating ? undefined : error };
}

/** A server that first has to start takes longer, milliseconds. */
const patience = 1500;

/** Asks the API, which sends a tenth of the index. @throws Error if neither can be reached */
export async function findOnce(words: string): Promise<MarkedAnswer> {
  const own = async () => {
    const [search, { withMarks }] = await Promise.all([
      loadSearch(),
      import('@pathshala/search/matching-words'),
    ]);
    return withMarks(search(words), words);
  };
  if (late.isWanted) return await own();
  const asked = call(catalogueEndpoints.search, { query: { q: words, ...languageQuery } });
  const answered = asked.then(
    () => true,
    () => false,
  );
  const isAnswered = await Promise.race([answered, new Promise((done) => setTimeout(done, patience))]);
  return await (isAnswered ? asked.catch(own) : Promise.any([asked, own()]));
}

/** For a page of results. @returns undefined for an empty query and while searching */
export function useSearchAnswer(query: string) {
  const words = wordsOf(query);
  const { data, error, isValidating, mutate } = useSWRImmutable<MarkedAnswer, Error>(
    words && ['found', words],
    () => findOnce(words),
  );
  learnSubjects(data?.subjects ?? []);
  // Drawn in turns: many results would keep a phone from answering a press.
  const shown = useDeferredValue(data);
  return { answer: data && shown, error: isValidating ? undefined : error, retry: () => void mutate() };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@pathshala/contract/endpoints';
import { firstLanguage, type Language } from '@pathshala/contract/language';
import { limits } from '@pathshala/contract/messages';
import { searchIndexFile } from '@pathshala/contract/search';
import { createSearch, type Search } from '@pathshala/search/search';
import { languageAsked } from '../http/language-asked.ts';
import { ApiError } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { hitsInLanguage } from './hits-in-language.ts';

/** The indexes lie beside the built function (see build.ts). */
function readOwnIndex(language: Language): Promise<string> {
  return readFile(join(import.meta.dirname, searchIndexFile(language)), 'utf8');
}

/** @param readIndex gives what `buildSearchIndex` made; asked at the first search in a language, not at the start */
export function searchRoutes(readIndex: (language: Language) => Promise<string> = readOwnIndex): Route[] {
  const loading = new Map<Language, Promise<Search>>();
  const loaded = async (language: Language) => {
    const search = loading.get(language) ?? readIndex(language).then(createSearch);
    loading.set(language, search);
    try {
      return await search;
    } catch (error) {
      loading.delete(language);
      throw error;
    }
  };
  return [
    route(endpoints.search, async ({ query }) => {
      const text = query.get('q') ?? '';
      if ([...text].length > limits.searchQueryMax) {
        throw new ApiError('invalid-fields', `q: is longer than ${limits.searchQueryMax} characters`);
      }
      const language = languageAsked(query);
      const answer = (await loaded(language))(text);
      const json = language === firstLanguage ? answer : hitsInLanguage(answer, language);
      return { json, cache: 'catalogue' };
    }),
  ];
}

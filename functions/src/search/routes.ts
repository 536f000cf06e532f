import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import {
  type SearchAnswer,
  type SearchChanges,
  type SearchGroup,
  type SearchHit,
  searchGroups,
  searchIndexFile,
} from '@pathshala/contract/catalogue/search';
import { limits } from '@pathshala/contract/http/limits';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { otherLanguages } from '@pathshala/contract/text/local-text';
import type { Search } from '@pathshala/search/search';
import { type Serialised, serialised } from '../core/cache.ts';
import { wrongField } from '../core/domain-error.ts';
import { requestedLanguage } from '../http/reply.ts';
import { type Route, route } from '../http/route.ts';
import type { PublishedChanges } from './published-changes.ts';

/** The indexes are beside the built function (see build.ts). */
function readOwnIndex(language: Language): Promise<string> {
  return readFile(join(import.meta.dirname, searchIndexFile(language)), 'utf8');
}

type ReadIndex = (language: Language) => Promise<string>;

interface Known {
  readonly search: Search;
  readonly changes: Serialised;
}

interface Loaded {
  readonly revision: number;
  readonly known: Promise<Known>;
}

const none: SearchChanges = { documents: [], gone: [] };

/** @param readIndex loads the index on the first search in a language */
export function searchRoutes(readIndex: ReadIndex = readOwnIndex, changes?: PublishedChanges): Route[] {
  const loading = new Map<Language, Loaded>();
  const load = async (language: Language) => {
    const [{ createSearch, indexIds }, index] = await Promise.all([
      import('@pathshala/search/search'),
      readIndex(language),
    ]);
    const ids = new Set(changes ? indexIds(index) : []);
    const changed = await changes?.read(language, (id) => ids.has(id));
    const news = changed && { documents: changed.documents, gone: [...ids].filter(changed.isGone) };
    return { search: createSearch(index, changed), changes: serialised(news ?? none) };
  };
  const loaded = async (language: Language): Promise<Known> => {
    const before = loading.get(language);
    const revision = (await changes?.revision()) ?? 0;
    const now = before?.revision === revision ? before : { revision, known: load(language) };
    loading.set(language, now);
    try {
      return await now.known;
    } catch (error) {
      loading.delete(language);
      if (!before || before === now) throw error;
      // Keeps the previous index on failure; the next search retries.
      return await before.known;
    }
  };
  return [
    route(endpoints.search, async ({ query }) => {
      const text = query.get('q') ?? '';
      if ([...text].length > limits.searchQueryMax) {
        throw wrongField('q', 'request-faults.longer', { most: limits.searchQueryMax });
      }
      const language = requestedLanguage(query);
      const answer = (await loaded(language)).search(text);
      const json = language === firstLanguage ? answer : hitsInLanguage(answer, language);
      return { json, cache: 'catalogue' };
    }),
    route(endpoints.searchChanges, async ({ query }) => ({
      serialised: (await loaded(requestedLanguage(query))).changes,
      cache: 'catalogue',
    })),
  ];
}

function hitsInLanguage(answer: SearchAnswer, language: Language): SearchAnswer {
  const marked = (hit: SearchHit): SearchHit => {
    const lang = otherLanguages({ title: hit.title, note: hit.note }, language);
    return { ...hit, img: coverIn(hit.img, language), ...(lang && { lang }) };
  };
  const groups = searchGroups.map((group) => [group, answer[group].map(marked)] as const);
  return { ...(Object.fromEntries(groups) as Record<SearchGroup, SearchHit[]>), order: answer.order };
}

import {
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
  searchGroups,
} from '@pathshala/contract/search';
import MiniSearch, {
  type AsPlainObject,
  type Options,
  type SearchOptions,
  type SearchResult,
} from 'minisearch';
import { fromIndexId, indexId, placeOf, type SearchDocument, searchFields } from './documents.ts';
import { ranked } from './rank.ts';
import {
  allowedEdits,
  type Leniency,
  leniencies,
  termRows,
  termsOfQuery,
  termsOfWord,
  wordsOf,
} from './terms.ts';

/** Hits that are answered in a group. */
export const hitsPerGroup = 12;

const storeFields = ['title', 'note', 'path'] as const;
type Stored = Pick<SearchDocument, (typeof storeFields)[number]>;

/** The making of the index and the asking have to agree in all of it. */
const options: Options<SearchDocument> = {
  fields: [...searchFields],
  storeFields: [...storeFields],
  extractField: (document, field) =>
    field === 'id' ? indexId(document) : document[field as keyof SearchDocument],
  tokenize: (text) => wordsOf(text).map((word) => word.text),
  // One term stands for a whole row of words: the others are added when the index is loaded.
  processTerm: (word) => termsOfWord(word)[0] ?? null,
};

/** The index of the given things, as JSON: what `createSearch` is made from. */
export function indexOf(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return JSON.stringify(index);
}

/** Finds what a person is looking for, best first in each group; nothing for an empty query. */
export type Search = (query: string) => SearchAnswer;

/** @param json made by `indexOf` */
export function createSearch(json: string): Search {
  const index = MiniSearch.loadJS(withWholeRows(JSON.parse(json) as AsPlainObject), options);
  return (query) => {
    const terms = termsOfQuery(query);
    return grouped(ranked(find(index, terms), terms));
  };
}

/** Lets the words of a row be found by their beginnings and with typos, wherever their first is found. */
function withWholeRows(saved: AsPlainObject): AsPlainObject {
  const found = new Map(saved.index);
  const added = termRows.flatMap(([first = '', ...others]) => {
    const places = found.get(first);
    return places ? others.filter((term) => !found.has(term)).map((term) => [term, places] as const) : [];
  });
  return {
    ...saved,
    index: [...saved.index, ...added.map(([term, places]): (typeof saved.index)[number] => [term, places])],
  };
}

/** Asks more and more leniently until something is found: typos first, then not every word has to be met. */
function find(index: MiniSearch<SearchDocument>, terms: readonly string[]): SearchResult[] {
  if (terms.length === 0) return [];
  for (const combineWith of ['AND', 'OR'] as const) {
    for (const leniency of leniencies) {
      const results = index.search(terms.join(' '), askingFor(combineWith, leniency));
      if (results.length > 0) return results;
    }
  }
  return [];
}

function askingFor(combineWith: 'AND' | 'OR', leniency: Leniency): SearchOptions {
  return {
    combineWith,
    prefix: true,
    fuzzy: (term) => allowedEdits(term, leniency),
    boost: { title: 3, note: 2 },
    tokenize: (joined) => joined.split(' '),
    processTerm: (term) => term,
  };
}

function grouped(results: readonly SearchResult[]): SearchAnswer {
  const answer = Object.fromEntries(searchGroups.map((group) => [group, []])) as unknown as Record<
    SearchGroup,
    SearchHit[]
  >;
  for (const result of results) {
    const { group, _id } = fromIndexId(String(result.id));
    const { title, note, path } = result as unknown as Stored;
    const place = placeOf(group, _id);
    if (answer[group].length < hitsPerGroup) {
      answer[group].push({ _id, title, note, path: path ?? place.path, img: place.img });
    }
  }
  return answer;
}

import { limits } from '@pathshala/contract/messages';
import type { SearchAnswer } from '@pathshala/contract/search';
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { answerOf, storeFields } from './answer.ts';
import { indexId, type SearchDocument, searchFields } from './documents.ts';
import { find } from './find.ts';
import { findInClasses } from './find-in-classes.ts';
import { groupMeant } from './groups.ts';
import { pack, unpack, unpackInTurns } from './pack.ts';
import { termRows, termsOfQuery, termsOfWord, wordsOf } from './terms.ts';

/** The making of the index and the asking have to agree in all of it. */
const options: Options<SearchDocument> = {
  fields: [...searchFields],
  storeFields: [...storeFields],
  extractField: (document, field) =>
    field === 'id' ? indexId(document) : document[field as keyof SearchDocument],
  tokenize: (text) => wordsOf(text).map((word) => word.text),
  processTerm: termOf,
};

/** One term stands for a whole row of words: the others are added when the index is loaded. */
function termOf(word: string): string | null {
  return termsOfWord(word)[0] ?? null;
}

/** The index of the given things, as JSON: what `createSearch` is made from. */
export function indexOf(documents: readonly SearchDocument[]): string {
  const terms = new Map<string, string | null>();
  const processTerm = (word: string) => {
    const known = terms.get(word);
    if (known !== undefined) return known;
    const term = termOf(word);
    terms.set(word, term);
    return term;
  };
  const index = new MiniSearch({ ...options, processTerm });
  index.addAll(documents);
  return pack(index.toJSON());
}

/** Finds what a person is looking for, best first in each group; nothing for an empty query. */
export type Search = (query: string) => SearchAnswer;

/** @param json made by `indexOf` */
export function createSearch(json: string): Search {
  const saved = withWholeRows(unpack(json));
  return searchIn(saved, MiniSearch.loadJS(saved, options));
}

/**
 * As `createSearch`, for a browser: never holds the processor for longer than a moment, so that a cheap phone goes on
 * painting and listening.
 * @param json made by `indexOf`
 */
export async function createSearchInTurns(json: string): Promise<Search> {
  const saved = withWholeRows(await unpackInTurns(json));
  return searchIn(saved, await MiniSearch.loadJSAsync(saved, options));
}

function searchIn(saved: AsPlainObject, index: MiniSearch<SearchDocument>): Search {
  const library = { index, vocabulary: saved.index.map(([term]) => term) };
  return (query) => {
    const words = [...query].slice(0, limits.searchQueryMax).join('');
    const literal = find(library, termsOfQuery(words));
    const ofClasses = findInClasses(library, words, literal);
    return answerOf(ofClasses ?? literal, groupMeant(words) ?? (ofClasses && 'courses'));
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

import { limits } from '@pathshala/contract/http/limits';
import { fold, formsOf } from './fold.ts';
import { searchLanguages } from './languages/search-languages.ts';
import { sameWords } from './same-words.ts';

/** Beyond these a query says nothing more, and would only take time: words that are read, and those that are looked for. */
const maxQueryWords = 40;
const maxQueryTerms = 12;
/** A single letter starts hundreds of words: two of them take as long as twenty words that are written out. */
const maxQueryLetters = 2;
/** Letters by which any two words differ. */
const longestQueryTerm = 24;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’][\p{L}\p{M}]+)*/gu;

const folded = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((line) => line.split(' ')).map(fold));

/** Words that are in every text. */
const silent = folded(searchLanguages.map((one) => one.silent));

/** What people say about what they want, and not what it is: passed over in a query that says more. */
const asides = folded(searchLanguages.map((one) => one.asides));

/** Shorter skeletons belong to too many words to say which is meant. */
const shortestTelling = 5;

interface Row {
  readonly words: readonly string[];
  readonly terms: readonly string[];
}

const rows: readonly Row[] = sameWords.map((words) => ({ words, terms: [...new Set(words.map(fold))] }));

const rowsByWord: ReadonlyMap<string, Row> = new Map(
  rows.flatMap((row) => row.words.map((word) => [formsOf(word)[0] ?? word, row] as const)),
);

const rowsByTerm: ReadonlyMap<string, Row> = new Map(
  rows.flatMap((row) =>
    row.terms.filter((term) => term.length >= shortestTelling).map((term) => [term, row] as const),
  ),
);

/** All rows' terms: the first of a row stands for all of it in the index. */
export const termRows: readonly (readonly string[])[] = rows.map((row) => row.terms);

/** A word of a text with its place in it. */
export interface Word {
  readonly text: string;
  readonly start: number;
}

/** The words of a text; signs between them, whatever they mean elsewhere, are none. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({ text: match[0], start: match.index }));
}

/** The terms of all words that mean the same, or undefined for a word that stands alone. */
function rowOf(word: string): readonly string[] | undefined {
  const forms = formsOf(word);
  const row =
    firstOf(forms, (form) => rowsByWord.get(form)) ?? firstOf(forms, (form) => rowsByTerm.get(fold(form)));
  return row?.terms;
}

function firstOf<T>(forms: readonly string[], look: (form: string) => T | undefined): T | undefined {
  return forms.map(look).find((found) => found !== undefined);
}

/**
 * What a word of a text is found by: its skeleton, or those of all words that mean the same.
 * @returns nothing for a word that is in every text
 */
export function termsOfWord(word: string): readonly string[] {
  const row = rowOf(word);
  if (row) return row;
  const term = fold(word);
  return term === '' || silent.has(term) ? [] : [term];
}

/** What a query looks for: one term a word, the same one for all words of a row. */
export function termsOfQuery(query: string): readonly string[] {
  const telling = tellingTermsOf(query);
  return telling.length > 0 ? telling : bounded(allTermsOf(query));
}

/** The terms of a query without those that are in every text, nor, where others are left, those that are asides. */
export function tellingTermsOf(query: string): readonly string[] {
  const loud = allTermsOf(query).filter((term) => !silent.has(term));
  const telling = loud.filter((term) => !asides.has(term));
  return bounded(telling.length > 0 ? telling : loud);
}

/** As much of a query as is looked for: what is asked of every text must not hold the others up. */
function bounded(terms: readonly string[]): readonly string[] {
  const uniqueTerms = [...new Set(terms.map((term) => term.slice(0, longestQueryTerm)))];
  const letters = uniqueTerms.filter((term) => term.length === 1).slice(maxQueryLetters);
  return uniqueTerms.filter((term) => !letters.includes(term)).slice(0, maxQueryTerms);
}

function allTermsOf(query: string): readonly string[] {
  const text = [...query].slice(0, limits.searchQueryMax).join('');
  const words = wordsOf(text)
    .slice(0, maxQueryWords)
    .map((word) => word.text);
  const terms: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { row, parts } = rowFrom(words, at);
    terms.push(row?.[0] ?? fold(words[at] ?? ''));
    at += parts;
  }
  return [...new Set(terms.filter((term) => term !== ''))];
}

/** The row of the words from a place on. People write in two or three what is one: হিসাব বিজ্ঞান, ল সা গু. */
function rowFrom(words: readonly string[], at: number) {
  for (const parts of [3, 2]) {
    const row = at + parts > words.length ? undefined : rowOf(words.slice(at, at + parts).join(''));
    if (row) return { row, parts };
  }
  return { row: rowOf(words[at] ?? ''), parts: 1 };
}

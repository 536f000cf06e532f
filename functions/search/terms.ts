import { limits } from '@pathshala/contract/http/limits';
import { fold, foldedSet, formsOf } from './fold.ts';
import { searchLanguages } from './languages/search-languages.ts';
import sameWords from './same-words.json' with { type: 'json' };
import { wordsOf } from './words.ts';

/** More words only take time: a limit on the words read, and one on those searched for. */
const maxQueryWords = 40;
const maxQueryTerms = 12;
/** A single letter begins hundreds of words: two cost as much as twenty whole words. */
const maxQueryLetters = 2;
const longestQueryTerm = 24;

const silent = foldedSet(searchLanguages.map((one) => one.silent));

const asides = foldedSet(searchLanguages.map((one) => one.asides));

/** Shorter skeletons belong to too many words. */
const shortestTelling = 5;

interface Row {
  readonly words: readonly string[];
  readonly terms: readonly string[];
}

/** A search for one word of a row finds all. A word is in one row at most; short words are matched as spelled. */
const rows: readonly Row[] = sameWords.map((row) => {
  const words = row.split(' ');
  return { words, terms: [...new Set(words.map(fold))] };
});

const rowsByWord: ReadonlyMap<string, Row> = new Map(
  rows.flatMap((row) => row.words.map((word) => [formsOf(word)[0] ?? word, row] as const)),
);

const rowsByTerm: ReadonlyMap<string, Row> = new Map(
  rows.flatMap((row) =>
    row.terms.filter((term) => term.length >= shortestTelling).map((term) => [term, row] as const),
  ),
);

export const termRows: readonly (readonly string[])[] = rows.map((row) => row.terms);

function rowOf(word: string): readonly string[] | undefined {
  const forms = formsOf(word);
  const row =
    firstOf(forms, (form) => rowsByWord.get(form)) ?? firstOf(forms, (form) => rowsByTerm.get(fold(form)));
  return row?.terms;
}

function firstOf<T>(forms: readonly string[], look: (form: string) => T | undefined): T | undefined {
  return forms.map(look).find((found) => found !== undefined);
}

export function termsOfWord(word: string): readonly string[] {
  const row = rowOf(word);
  if (row) return row;
  const term = fold(word);
  return term === '' || silent.has(term) ? [] : [term];
}

export function termsOfQuery(query: string): readonly string[] {
  const telling = tellingTermsOf(query);
  return telling.length > 0 ? telling : bounded(allTermsOf(query));
}

export function tellingTermsOf(query: string): readonly string[] {
  const loud = allTermsOf(query).filter((term) => !silent.has(term));
  const telling = loud.filter((term) => !asides.has(term));
  return bounded(telling.length > 0 ? telling : loud);
}

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

/** The row of the words from a position on. People write in two or three words what is one: হিসাব বিজ্ঞান, ল সা গু. */
function rowFrom(words: readonly string[], at: number) {
  for (const parts of [3, 2]) {
    const row = at + parts > words.length ? undefined : rowOf(words.slice(at, at + parts).join(''));
    if (row) return { row, parts };
  }
  return { row: rowOf(words[at] ?? ''), parts: 1 };
}

import { limits } from '@pathshala/contract/messages';
import { fold, formsOf } from './fold.ts';
import { sameWords } from './same-words.ts';

/** Beyond these a query says nothing more, and would only take time: words that are read, and those that are looked for. */
const mostQueryWords = 40;
const mostQueryTerms = 12;
/** A single letter begins hundreds of words: two of them take as long as twenty words that are written out. */
const mostQueryLetters = 2;
/** Letters by which any two words differ. */
const longestQueryTerm = 24;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’][\p{L}\p{M}]+)*/gu;

/** Words that stand in every text. */
const silent: ReadonlySet<string> = new Set(
  'a an and are as at be by for from has have how i in is it its of on or our that the their this to was what when with you your ও এবং আর এই একটি জন্য থেকে'
    .split(' ')
    .map(fold),
);

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
 * @returns nothing for a word that stands in every text
 */
export function termsOfWord(word: string): readonly string[] {
  const row = rowOf(word);
  if (row) return row;
  const term = fold(word);
  return term === '' || silent.has(term) ? [] : [term];
}

/** What a query looks for: one term a word, the same one for all words of a row. */
export function termsOfQuery(query: string): readonly string[] {
  const words = wordsOf([...query].slice(0, limits.searchQueryMax).join('')).slice(0, mostQueryWords);
  const terms = words.map(({ text }) => rowOf(text)?.[0] ?? fold(text)).filter((term) => term !== '');
  const telling = terms.filter((term) => !silent.has(term));
  const asked = new Set(
    (telling.length > 0 ? telling : terms).map((term) => term.slice(0, longestQueryTerm)),
  );
  const letters = [...asked].filter((term) => term.length === 1).slice(mostQueryLetters);
  return [...asked].filter((term) => !letters.includes(term)).slice(0, mostQueryTerms);
}

/** How a term of a query may differ from one of a text: `0` not at all (but it may begin it), `1` a typo, `2` two. */
export const leniencies = [0, 1, 2] as const;
export type Leniency = (typeof leniencies)[number];

/** Letters that may be wrong in a term: none in a short one, where it would be another word. */
export function allowedEdits(term: string, leniency: Leniency): number {
  if (leniency === 0 || term.length < 4 || /\d/.test(term)) return 0;
  if (leniency === 1) return term.length < 8 ? 1 : 2;
  return term.length < 5 ? 1 : 2;
}

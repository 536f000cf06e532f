import type { SearchResult } from 'minisearch';
import { type SearchField, searchFields } from './documents.ts';

/** How well a term is met, by field: as a whole word, as the beginning of one, or nearly. */
const worth: Readonly<Record<'whole' | 'start' | 'near', Readonly<Record<SearchField, number>>>> = {
  whole: { title: 7, note: 6, text: 4 },
  start: { title: 5, note: 3, text: 2 },
  near: { title: 1.5, note: 1.2, text: 1 },
};

type Rankable = Pick<SearchResult, 'score' | 'match'>;

/**
 * Puts results in order: what is met as written before what is met nearly, titles before texts; among equals the
 * library's own score decides.
 * @param terms of the query
 */
export function ranked<Result extends Rankable>(
  results: readonly Result[],
  terms: readonly string[],
): Result[] {
  const weighed = results.map((result) => ({ result, worth: worthOf(result, terms) }));
  return weighed
    .sort((a, b) => b.worth - a.worth || b.result.score - a.result.score)
    .map((one) => one.result);
}

function worthOf({ match }: Rankable, terms: readonly string[]): number {
  const found = Object.entries(match);
  return terms.reduce((sum, term) => sum + Math.max(0, ...found.map((one) => met(term, ...one))), 0);
}

function met(term: string, foundTerm: string, fields: readonly string[]): number {
  const how = foundTerm === term ? 'whole' : foundTerm.startsWith(term) ? 'start' : 'near';
  const inFields = searchFields.filter((field) => fields.includes(field));
  return Math.max(0, ...inFields.map((field) => worth[how][field]));
}

import { type SearchField, searchFields } from './documents.ts';

/** How a term matches: as a whole word, as the beginning of one, or with typos. */
export type MatchType = 'whole' | 'start' | 'near';

/** The score of a whole word in a title. */
export const maxWorth = 10;

const worth: Readonly<Record<MatchType, Readonly<Record<SearchField, number>>>> = {
  whole: { title: maxWorth, names: 9, note: 7, topics: 6, text: 2 },
  start: { title: 7, names: 5, note: 4, topics: 3, text: 1 },
  near: { title: 5, names: 4.5, note: 4, topics: 3, text: 1 },
};

/** 3: the thing is about the term, 2: it begins like it, 1: the thing only mentions it. */
const tier: Readonly<Record<MatchType, Readonly<Record<SearchField, number>>>> = {
  whole: { title: 3, names: 3, note: 3, topics: 2, text: 1 },
  start: { title: 2, names: 2, note: 2, topics: 1, text: 1 },
  near: { title: 3, names: 3, note: 3, topics: 2, text: 1 },
};

/** The tier of a thing that is about the query. */
export const strongest = 3;
/** The tier of a thing that only mentions it. */
export const weakest = 1;

/** The share of its score that a second matching field adds. */
const ofOtherFields = 0.15;

/** How well one term matches a thing. */
export interface TermHit {
  readonly matchType: MatchType;
  readonly worth: number;
  readonly tier: number;
  readonly field: SearchField;
}

/** The best of the fields in which a term matches a thing. */
export function termHitOf(matchType: MatchType, fields: readonly string[]): TermHit {
  const hits = searchFields
    .filter((field) => fields.includes(field))
    .map((field) => ({ matchType, worth: worth[matchType][field], tier: tier[matchType][field], field }));
  const best = hits.reduce(better);
  const sum = hits.reduce((total, hit) => total + hit.worth, 0);
  return { ...best, worth: best.worth + ofOtherFields * (sum - best.worth) };
}

export function better(one: TermHit, other: TermHit): TermHit {
  return other.worth > one.worth ? other : one;
}

/** With so many results about the query, those that only mention it are left out. */
const enough = 4;

interface Tiered {
  readonly tier: number;
  readonly opensSoon?: true | undefined;
}

/**
 * Leaves out weak results if there are enough strong ones, or if a strong one is a course that opens soon: otherwise
 * open courses that only mention the word would come before it.
 */
export function withoutWeak<Found extends Tiered>(found: readonly Found[]): readonly Found[] {
  for (const least of [strongest, strongest - 1]) {
    const strong = found.filter((one) => one.tier >= least);
    if (strong.length >= enough || strong.some((one) => one.opensSoon)) return strong;
  }
  return found;
}

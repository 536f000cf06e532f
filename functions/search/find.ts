import type { SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';
import { type SearchDocument, type SearchField, searchFields } from './documents.ts';
import { termsOfQuery } from './terms.ts';
import { isTypoOf } from './typos.ts';

type MatchType = 'whole' | 'start' | 'near';

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

export const strongest = 3;

const weakest = 1;

const ofOtherFields = 0.15;

interface TermHit {
  readonly matchType: MatchType;
  readonly worth: number;
  readonly tier: number;
  readonly field: SearchField;
}

function termHitOf(matchType: MatchType, fields: readonly string[]): TermHit {
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

const enough = 4;

interface Tiered {
  readonly tier: number;
  readonly opensSoon?: true | undefined;
}

export function withoutWeak<Found extends Tiered>(found: readonly Found[]): readonly Found[] {
  for (const least of [strongest, strongest - 1]) {
    const strong = found.filter((one) => one.tier >= least);
    if (strong.length >= enough || strong.some((one) => one.opensSoon)) return strong;
  }
  return found;
}

export interface SearchIndex {
  readonly index: MiniSearch<SearchDocument>;
  readonly vocabulary: readonly string[];
}

type TermHits = ReadonlyMap<string, { readonly result: SearchResult; readonly hit: TermHit }>;

/** One letter begins too many words, and a number is meant exactly. */
const isBeginning = (term: string) => term.length > 1 && !/\d/.test(term);

/** A few letters begin too many words of the texts. */
const shortestInText = 5;

/** A shorter mistyped word is looked for only in titles and names. */
const shortestInHeadings = 7;

const asTheyAre = { tokenize: (text: string) => text.split(' '), processTerm: (text: string) => text };

function exactHits({ index }: SearchIndex, term: string): TermHits {
  const results = index.search(term, { ...asTheyAre, prefix: isBeginning(term) });
  const isGuess = ({ matchType, tier }: TermHit) =>
    matchType === 'start' && tier === weakest && term.length < shortestInText;
  return hitsIn(results, (own) => (own === term ? 'whole' : 'start'), isGuess);
}

/** Hits only in texts do not count, nor for short terms hits in headings: one word is always similar. */
function typoHits({ index, vocabulary }: SearchIndex, term: string): TermHits {
  const meant = vocabulary.filter((own) => isTypoOf(term, own));
  const results = meant.length > 0 ? index.search(meant.join(' '), asTheyAre) : [];
  const hits = hitsIn(results, () => 'near');
  const least = term.length < shortestInHeadings ? strongest : weakest + 1;
  const isLikely = [...hits.values()].some(({ hit }) => hit.tier >= least);
  return isLikely ? hits : new Map();
}

function hitsIn(
  results: readonly SearchResult[],
  matchTypeOf: (own: string) => MatchType,
  isGuess: (hit: TermHit) => boolean = () => false,
): TermHits {
  return new Map(
    results.flatMap((result) => {
      const ways = Object.entries(result.match).map(([own, fields]) => termHitOf(matchTypeOf(own), fields));
      const likely = ways.filter((hit) => !isGuess(hit));
      return likely.length > 0 ? [[String(result.id), { result, hit: likely.reduce(better) }]] : [];
    }),
  );
}

export interface Match {
  readonly result: SearchResult;
  readonly worth: number;
  readonly tier: number;
}

interface Candidate {
  readonly result: SearchResult;
  readonly hits: Map<string, TermHit>;
}

/** The share of a query, by weight of terms, that must match if nothing matches all of it. */
const leastMet = 0.55;

const wholeTitle = 1.2;

/** What matches all terms exactly; else with typos; else what is about most of the terms. */
export function find(searchIndex: SearchIndex, terms: readonly string[]): Match[] {
  const asTyped = new Map(terms.map((term) => [term, exactHits(searchIndex, term)]));
  const exact = matchesOf(searchIndex, asTyped, 1);
  if (exact.some(isAbout)) return exact;
  const forgiven = new Map(
    [...asTyped].map(([term, found]) => [term, new Map([...typoHits(searchIndex, term), ...found])]),
  );
  const near = matchesOf(searchIndex, forgiven, 1);
  if (near.some(isAbout)) return near;
  return exact.length > 0 ? exact : matchesOf(searchIndex, forgiven, leastMet).filter(isAbout);
}

export function isAbout({ tier }: Match): boolean {
  return tier > weakest;
}

function matchesOf(searchIndex: SearchIndex, hits: ReadonlyMap<string, TermHits>, least: number): Match[] {
  const weights = new Map([...hits].map(([term, { size }]) => [term, weightOf(term, size, searchIndex)]));
  const weigh = (terms: Iterable<string>) =>
    [...terms].reduce((total, term) => total + (weights.get(term) ?? 0), 0);
  const all = weigh(weights.keys());
  const isEnough = ({ hits: own }: Candidate) =>
    own.size === weights.size || (least < 1 && weigh(own.keys()) >= least * all);
  return candidatesOf(hits)
    .filter(isEnough)
    .map(({ result, hits: own }) => {
      const sum = [...own].reduce((total, [term, { worth }]) => total + worth * (weights.get(term) ?? 0), 0);
      const tier = Math.min(...[...own.values()].map((hit) => hit.tier));
      return { result, tier, worth: (sum / all) * (isWholeTitle(result, own) ? wholeTitle : 1) };
    });
}

export function everything({ index }: SearchIndex): Match[] {
  return index.search(MiniSearch.wildcard).map((result) => ({ result, worth: 0, tier: strongest }));
}

/** The weight of a term by how many things it matches: rare terms weigh more, a single letter next to nothing. */
function weightOf(term: string, met: number, { index }: SearchIndex): number {
  return term.length > 1 ? Math.log(1 + index.documentCount / Math.max(met, 1)) : 0.1;
}

function candidatesOf(hits: ReadonlyMap<string, TermHits>): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const [term, found] of hits) {
    for (const [id, { result, hit }] of found) {
      const candidate = candidates.get(id) ?? { result, hits: new Map<string, TermHit>() };
      candidates.set(id, candidate);
      candidate.hits.set(term, hit);
    }
  }
  return [...candidates.values()];
}

function isWholeTitle({ title }: SearchResult, hits: ReadonlyMap<string, TermHit>): boolean {
  const inTitle = [...hits.values()].filter(({ field }) => field === 'title').length;
  return inTitle > 0 && inTitle >= termsOfQuery(String(title)).length;
}

import type { SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';
import { type SearchDocument, type SearchField, searchFields } from './documents.ts';
import { termsOfQuery } from './terms.ts';

function isWithinEdits(one: string, other: string, max: number): boolean {
  if (Math.abs(one.length - other.length) > max) return false;
  let beforeThat: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const changed = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const swapped = areSwapped(one, row, other, column) ? (beforeThat[column - 2] ?? 0) + 1 : changed;
      line.push(Math.min(changed, swapped, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    beforeThat = above;
    above = line;
  }
  return (above[other.length] ?? 0) <= max;
}

function areSwapped(one: string, row: number, other: string, column: number): boolean {
  return row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
}

/** A shorter word with one other letter is another word. */
const shortestForgiven = 5;

/** In a shorter word another consonant makes another word. */
const shortestForConsonants = 7;

/** From this length on, a word with two typing errors is still recognisable. */
const shortestForTwo = 9;

/** Both begin alike: a first letter is seldom mistyped, except vowels, which languages spell differently. */
export function isTypoOf(term: string, meant: string): boolean {
  if (term === meant || /\d/.test(term) || !beginAlike(term, meant)) return false;
  if (term.length < shortestForgiven) return isMistypingOf(term, meant);
  if (term.length < shortestForConsonants && hasOtherConsonant(term, meant)) return false;
  return isWithinEdits(term, meant, term.length < shortestForTwo ? 1 : 2);
}

const isVowel = (letter = '') => 'aeiou'.includes(letter);

function beginAlike(one: string, other: string): boolean {
  const swapped = one[0] === other[1] && one[1] === other[0];
  return one[0] === other[0] || swapped || (isVowel(one[0]) && isVowel(other[0]));
}

function hasOtherConsonant(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const differing = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [[letter, other[at]]]));
  return differing.length === 1 && differing.flat().every((letter) => !isVowel(letter));
}

/** In a word of four letters: two swapped ones, or a missing vowel without which it cannot be said. */
function isMistypingOf(term: string, meant: string): boolean {
  if (term.length < shortestForgiven - 1) return false;
  const sorted = (word: string) => [...word].sort().join('');
  const vowels = [...term].filter(isVowel).length;
  const lacksOne = vowels < 2 && term.length + 1 === meant.length && !meant.startsWith(term);
  return (lacksOne || sorted(term) === sorted(meant)) && isWithinEdits(term, meant, 1);
}

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

import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { SearchDocument } from './documents.ts';
import { better, type MatchType, strongest, type TermHit, termHitOf, weakest } from './rank.ts';
import { isTypoOf } from './typo.ts';

/** The index, and all its terms. */
export interface SearchIndex {
  readonly index: MiniSearch<SearchDocument>;
  readonly vocabulary: readonly string[];
}

/** The things that match a term, by id. */
export type TermHits = ReadonlyMap<string, { readonly result: SearchResult; readonly hit: TermHit }>;

/** One letter begins too many words, and a number is meant exactly. */
const isBeginning = (term: string) => term.length > 1 && !/\d/.test(term);
/** A few letters begin too many words of texts. */
const shortestInText = 5;
/** A shorter mistyped word is looked for only in titles and names. */
const shortestInHeadings = 7;

/** Terms are already processed. */
const asTheyAre = { tokenize: (text: string) => text.split(' '), processTerm: (text: string) => text };

/** Everything that contains a term, as a word or as the beginning of one. */
export function exactHits({ index }: SearchIndex, term: string): TermHits {
  const results = index.search(term, { ...asTheyAre, prefix: isBeginning(term) });
  const isGuess = ({ matchType, tier }: TermHit) =>
    matchType === 'start' && tier === weakest && term.length < shortestInText;
  return hitsIn(results, (own) => (own === term ? 'whole' : 'start'), isGuess);
}

/**
 * Everything that contains a word like a mistyped term. Hits only in texts do not count, nor for short terms hits in
 * headings: among so many words one is always similar.
 */
export function typoHits({ index, vocabulary }: SearchIndex, term: string): TermHits {
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

import MiniSearch, { type SearchResult } from 'minisearch';
import { strongest, type TermHit, weakest } from './rank.ts';
import { exactHits, type SearchIndex, type TermHits, typoHits } from './term-hits.ts';
import { termsOfQuery } from './terms.ts';

/** A result. */
export interface Match {
  readonly result: SearchResult;
  /** How well it matches the query, from 0. */
  readonly worth: number;
  /** How well its weakest term matches: see `rank.ts`. */
  readonly tier: number;
}

/** A thing with the terms of the query that it matches. */
interface Candidate {
  readonly result: SearchResult;
  readonly hits: Map<string, TermHit>;
}

/** The share of a query, by weight of terms, that must match if nothing matches all of it. */
const leastMet = 0.55;
/** Extra score of a title that contains nothing but the query. */
const wholeTitle = 1.2;

/**
 * Things that match all terms exactly; if there are none, with typos; if there are still none, things about most of
 * the terms. A query about something else finds nothing.
 */
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

/** Whether a thing is about the query, not only mentions it. */
export function isAbout({ tier }: Match): boolean {
  return tier > weakest;
}

/** @param least the share of all terms that a thing must match */
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

/** Everything in the index, as for a query without terms. */
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

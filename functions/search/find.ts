import MiniSearch, { type SearchResult } from 'minisearch';
import { type Library, type Meetings, mistyped, written } from './meetings.ts';
import { type Meeting, strongest, weakest } from './rank.ts';
import { termsOfQuery } from './terms.ts';

/** A found thing. */
export interface Match {
  readonly result: SearchResult;
  /** How well the query is met, 0 for not at all. */
  readonly worth: number;
  /** How well its weakest term is met: see `rank.ts`. */
  readonly tier: number;
}

/** A thing with the terms of the query that it meets. */
interface Candidate {
  readonly result: SearchResult;
  readonly meetings: Map<string, Meeting>;
}

/** The part of a query, by the weight of its terms, that must be met where nothing meets all of it. */
const leastMet = 0.55;
/** What a title is worth more of which nothing is left over. */
const wholeTitle = 1.2;

/**
 * The things that meet all terms as they are written; where nothing does, those that meet them allowing for typing errors; where
 * nothing does either, those that are about the greater part of them. A query that is about something else finds nothing.
 */
export function find(library: Library, terms: readonly string[]): Match[] {
  const asTyped = new Map(terms.map((term) => [term, written(library, term)]));
  const exact = matchesOf(library, asTyped, 1);
  if (exact.some(isAbout)) return exact;
  const forgiven = new Map(
    [...asTyped].map(([term, found]) => [term, new Map([...mistyped(library, term), ...found])]),
  );
  const near = matchesOf(library, forgiven, 1);
  if (near.some(isAbout)) return near;
  return exact.length > 0 ? exact : matchesOf(library, forgiven, leastMet).filter(isAbout);
}

/** Whether a thing is about the query, and does not merely mention it. */
export function isAbout({ tier }: Match): boolean {
  return tier > weakest;
}

/** @param least the part of all terms that a thing must meet */
function matchesOf(library: Library, meetings: ReadonlyMap<string, Meetings>, least: number): Match[] {
  const weights = new Map([...meetings].map(([term, { size }]) => [term, weightOf(term, size, library)]));
  const weigh = (terms: Iterable<string>) =>
    [...terms].reduce((total, term) => total + (weights.get(term) ?? 0), 0);
  const all = weigh(weights.keys());
  const isEnough = ({ meetings: own }: Candidate) =>
    own.size === weights.size || (least < 1 && weigh(own.keys()) >= least * all);
  return candidatesOf(meetings)
    .filter(isEnough)
    .map(({ result, meetings: own }) => {
      const sum = [...own].reduce((total, [term, { worth }]) => total + worth * (weights.get(term) ?? 0), 0);
      const tier = Math.min(...[...own.values()].map((meeting) => meeting.tier));
      return { result, tier, worth: (sum / all) * (isWholeTitle(result, own) ? wholeTitle : 1) };
    });
}

/** Everything in the index, as if it met a query that asks for nothing. */
export function everything({ index }: Library): Match[] {
  return index.search(MiniSearch.wildcard).map((result) => ({ result, worth: 0, tier: strongest }));
}

/** The weight of a term that so many things meet: the fewer, the more it tells. One letter tells next to nothing. */
function weightOf(term: string, met: number, { index }: Library): number {
  return term.length > 1 ? Math.log(1 + index.documentCount / Math.max(met, 1)) : 0.1;
}

function candidatesOf(meetings: ReadonlyMap<string, Meetings>): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const [term, found] of meetings) {
    for (const [id, { result, meeting }] of found) {
      const candidate = candidates.get(id) ?? { result, meetings: new Map<string, Meeting>() };
      candidates.set(id, candidate);
      candidate.meetings.set(term, meeting);
    }
  }
  return [...candidates.values()];
}

function isWholeTitle({ title }: SearchResult, meetings: ReadonlyMap<string, Meeting>): boolean {
  const inTitle = [...meetings.values()].filter(({ field }) => field === 'title').length;
  return inTitle > 0 && inTitle >= termsOfQuery(String(title)).length;
}

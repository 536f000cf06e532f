import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { SearchDocument } from './documents.ts';
import { better, type Manner, type Meeting, meetingOf, strongest, weakest } from './rank.ts';
import { isTypoOf } from './typo.ts';

/** The index with all terms that are in it. */
export interface Library {
  readonly index: MiniSearch<SearchDocument>;
  readonly vocabulary: readonly string[];
}

/** Things in which a term is met, by their ids, and how. */
export type Meetings = ReadonlyMap<string, { readonly result: SearchResult; readonly meeting: Meeting }>;

/** One letter starts too many words to say which is meant, and a number is meant as it stands. */
const isBeginning = (term: string) => term.length > 1 && !/\d/.test(term);
/** A few letters begin too many of the words that stand somewhere in a text. */
const shortestInText = 5;
/** A mistyped word of fewer letters is looked for in titles and names alone. */
const shortestInHeadings = 7;

/** Terms reach the library as they are. */
const asTheyAre = { tokenize: (text: string) => text.split(' '), processTerm: (text: string) => text };

/** Everything in which a term is met as it is written, as a word or as the beginning of one. */
export function written({ index }: Library, term: string): Meetings {
  const results = index.search(term, { ...asTheyAre, prefix: isBeginning(term) });
  const isGuess = ({ manner, tier }: Meeting) =>
    manner === 'start' && tier === weakest && term.length < shortestInText;
  return meetingsIn(results, (own) => (own === term ? 'whole' : 'start'), isGuess);
}

/**
 * Everything in which a term is met if it was mistyped. Where it is met only somewhere in texts it is not, nor a short one
 * in headings: with so many words in them one is always like it.
 */
export function mistyped({ index, vocabulary }: Library, term: string): Meetings {
  const meant = vocabulary.filter((own) => isTypoOf(term, own));
  const results = meant.length > 0 ? index.search(meant.join(' '), asTheyAre) : [];
  const meetings = meetingsIn(results, () => 'near');
  const least = term.length < shortestInHeadings ? strongest : weakest + 1;
  const isLikely = [...meetings.values()].some(({ meeting }) => meeting.tier >= least);
  return isLikely ? meetings : new Map();
}

function meetingsIn(
  results: readonly SearchResult[],
  mannerOf: (own: string) => Manner,
  isGuess: (meeting: Meeting) => boolean = () => false,
): Meetings {
  return new Map(
    results.flatMap((result) => {
      const ways = Object.entries(result.match).map(([own, fields]) => meetingOf(mannerOf(own), fields));
      const likely = ways.filter((meeting) => !isGuess(meeting));
      return likely.length > 0 ? [[String(result.id), { result, meeting: likely.reduce(better) }]] : [];
    }),
  );
}

import type { Stored } from './answer.ts';
import { readClasses } from './classes.ts';
import { everything, find, isAbout, type Match } from './find.ts';
import { maxWorth, strongest } from './rank.ts';
import type { SearchIndex } from './term-hits.ts';
import { tellingTermsOf } from './terms.ts';

/** Extra score for a class named word for word: SSC in a title before Class 9 below one. */
const named = 1;

/**
 * Everything for the classes that a query names; things for fewer classes come first.
 * @param literal what the query finds as words
 * @returns undefined if the query names no class, or if its words already find something (5 senses)
 */
export function findInClasses(
  searchIndex: SearchIndex,
  query: string,
  literal: readonly Match[],
): Match[] | undefined {
  const { classes, inWords, rest } = readClasses(query);
  if (classes.length === 0) return undefined;
  const terms = tellingTermsOf(rest);
  if (terms.length > 0 && !inWords && literal.some(isAbout)) return undefined;
  const asWritten = new Set(literal.filter(({ tier }) => tier === strongest).map(({ result }) => result.id));
  const ofClasses = (matches: readonly Match[]) =>
    matches.flatMap((match) => {
      const part = askedPart((match.result as unknown as Stored).classes ?? [], classes);
      const worth = match.worth + maxWorth * part + (asWritten.has(match.result.id) ? named : 0);
      return part === 0 ? [] : [{ ...match, worth }];
    });
  const found = ofClasses(terms.length > 0 ? find(searchIndex, terms) : everything(searchIndex));
  if (found.length > 0 || !inWords || literal.some(isAbout)) return found.length > 0 ? found : undefined;
  return ofClasses(everything(searchIndex));
}

/** The share of a thing's own classes that the query asks for, 0 to 1. */
function askedPart(own: readonly number[], requestedClasses: readonly number[]): number {
  return own.length === 0 ? 0 : own.filter((one) => requestedClasses.includes(one)).length / own.length;
}

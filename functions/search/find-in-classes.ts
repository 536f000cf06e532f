import type { Stored } from './answer.ts';
import { readClasses } from './classes.ts';
import { everything, find, isAbout, type Match } from './find.ts';
import type { Library } from './meetings.ts';
import { maxWorth, strongest } from './rank.ts';
import { tellingTermsOf } from './terms.ts';

/** What a class whose name was asked for letter by letter is worth more: SSC in a title, Class 9 under one. */
const named = 1;

/**
 * What is there for the classes that a query names; the narrower the classes, the better.
 * @param literal what the query finds as words
 * @returns undefined where the query names no class, or it is the words that find what is looked for: 5 senses
 */
export function findInClasses(
  library: Library,
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
  const found = ofClasses(terms.length > 0 ? find(library, terms) : everything(library));
  if (found.length > 0 || !inWords || literal.some(isAbout)) return found.length > 0 ? found : undefined;
  return ofClasses(everything(library));
}

/** The part of a thing's own classes that is asked for, 0 to 1. */
function askedPart(own: readonly number[], requestedClasses: readonly number[]): number {
  return own.length === 0 ? 0 : own.filter((one) => requestedClasses.includes(one)).length / own.length;
}

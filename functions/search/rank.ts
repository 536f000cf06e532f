import { type SearchField, searchFields } from './documents.ts';

/** How a term is met: as a whole word, as the beginning of one, or nearly. */
export type Manner = 'whole' | 'start' | 'near';

/** What a whole word in a title is worth. */
export const maxWorth = 10;

const worth: Readonly<Record<Manner, Readonly<Record<SearchField, number>>>> = {
  whole: { title: maxWorth, names: 9, note: 7, topics: 6, text: 2 },
  start: { title: 7, names: 5, note: 4, topics: 3, text: 1 },
  near: { title: 5, names: 4.5, note: 4, topics: 3, text: 1 },
};

/** What a thing is about, what only starts like it, what merely mentions it. */
const tier: Readonly<Record<Manner, Readonly<Record<SearchField, number>>>> = {
  whole: { title: 3, names: 3, note: 3, topics: 2, text: 1 },
  start: { title: 2, names: 2, note: 2, topics: 1, text: 1 },
  near: { title: 3, names: 3, note: 3, topics: 2, text: 1 },
};

/** The tier of a thing that is about what was asked. */
export const strongest = 3;
/** The tier of a thing that merely mentions it. */
export const weakest = 1;

/** What a second field in which a term is met adds. */
const ofOtherFields = 0.15;

/** How well one term is met. */
export interface Meeting {
  readonly manner: Manner;
  readonly worth: number;
  readonly tier: number;
  readonly field: SearchField;
}

/** The best of the places where a term is met in a thing. */
export function meetingOf(manner: Manner, fields: readonly string[]): Meeting {
  const meetings = searchFields
    .filter((field) => fields.includes(field))
    .map((field) => ({ manner, worth: worth[manner][field], tier: tier[manner][field], field }));
  const best = meetings.reduce(better);
  const sum = meetings.reduce((total, meeting) => total + meeting.worth, 0);
  return { ...best, worth: best.worth + ofOtherFields * (sum - best.worth) };
}

export function better(one: Meeting, other: Meeting): Meeting {
  return other.worth > one.worth ? other : one;
}

/** With so many things about it, those that merely mention it are left out. */
const enough = 4;

interface Tiered {
  readonly tier: number;
  readonly opensSoon?: true | undefined;
}

/**
 * Leaves out what is met more weakly where enough is met well. Where a course that opens soon is about it, too: open
 * courses are before it, and one that merely mentions the word may not.
 */
export function withoutWeak<Found extends Tiered>(found: readonly Found[]): readonly Found[] {
  for (const least of [strongest, strongest - 1]) {
    const strong = found.filter((one) => one.tier >= least);
    if (strong.length >= enough || strong.some((one) => one.opensSoon)) return strong;
  }
  return found;
}

import type { PracticeEntry, PracticeOutcome } from '@pathshala/contract/practice/log';
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';

/** Counts in whole days. The same log gives the same schedule on every device. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const grades: Readonly<Record<PracticeOutcome, Grade>> = {
  right: Rating.Good,
  wrong: Rating.Again,
  // Somebody who needed help does not know it unaided yet.
  helped: Rating.Again,
};

/**
 * The memory state of each skill: a card, computed from the log alone.
 * @param skillOf the skill of a template; undefined if the template was removed
 */
export function cardsOf(
  log: readonly PracticeEntry[],
  skillOf: (template: string) => string | undefined,
): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>();
  for (const { template, at, outcome } of log) {
    const skill = skillOf(template);
    if (skill === undefined) continue;
    const when = new Date(at);
    const card: Card = cards.get(skill) ?? createEmptyCard(when);
    cards.set(skill, scheduler.next(card, when, grades[outcome]).card);
  }
  return cards;
}

/**
 * Maps a time to a calendar day as a number: later days have larger numbers, and all hours of a day have the same one.
 * The time zone decides the day. On a student's own device it is the device's; for anyone elsewhere it is the school's.
 */
export type DayOf = (at: Date) => number;

/** Days by the calendar of this device. */
export const deviceDay: DayOf = (at) => new Date(at).setHours(0, 0, 0, 0);

/** Whether a card is due at any hour of the day of `now`. */
export function isDue({ due }: Pick<Card, 'due'>, now: Date, dayOf: DayOf): boolean {
  return dayOf(due) <= dayOf(now);
}

/** The number of days with practice. Days without cost nothing. */
export function daysOf(log: readonly PracticeEntry[], dayOf: DayOf): number {
  return new Set(log.map(({ at }) => dayOf(new Date(at)))).size;
}

import type { PracticeEntry, PracticeOutcome } from '@pathshala/contract/practice/log';
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';

/** By whole days, and for the same log the same on every device. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const grades: Readonly<Record<PracticeOutcome, Grade>> = {
  right: Rating.Good,
  wrong: Rating.Again,
  // Who was helped does not know it by themselves yet.
  helped: Rating.Again,
};

/**
 * What is remembered of each skill: a card, made of the log alone.
 * @param skillOf the skill of a template; undefined for one that is no more
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
 * A day of somebody's calendar as a number: later days have larger ones, and all hours of a day the same. Where somebody
 * is decides which day it is: the device says it for anyone who holds it, the school for anyone who looks from elsewhere.
 */
export type DayOf = (at: Date) => number;

/** The calendar of the device that this runs on. */
export const deviceDay: DayOf = (at) => new Date(at).setHours(0, 0, 0, 0);

/** Whether a card is due on the day of `now`, at whatever hour. */
export function isDue({ due }: Pick<Card, 'due'>, now: Date, dayOf: DayOf): boolean {
  return dayOf(due) <= dayOf(now);
}

/** On how many days something was practised; days without cost nothing. */
export function daysOf(log: readonly PracticeEntry[], dayOf: DayOf): number {
  return new Set(log.map(({ at }) => dayOf(new Date(at)))).size;
}

import { type Week, weeksShown } from '@pathshala/contract/practice/week';
import { schoolDay } from '@pathshala/contract/site/region';

/** Days of a week: its first and its last one. */
export type Days = Pick<Week, 'from' | 'to'>;

const dayMs = 86_400_000;
/** The weeks that are shown, the newest first. @param now milliseconds since 1970, a time of the last day */
export function shownWeeks(now: number): Days[] {
  const daysAgo = (count: number) => schoolDay(now - count * dayMs);
  return Array.from({ length: weeksShown }, (_, at) => ({ from: daysAgo(7 * at + 6), to: daysAgo(7 * at) }));
}

/** Whether something was in a week. @param at milliseconds since 1970; undefined: nobody knows when it was */
export function isWithin({ from, to }: Days, at: number | undefined): boolean {
  if (at === undefined) return false;
  const day = schoolDay(at);
  return from <= day && day <= to;
}

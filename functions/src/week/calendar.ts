import { type Week, weeksShown } from '@pathshala/contract/practice/model-test';
import { schoolDay } from '@pathshala/contract/site/region';
import { dayMs } from '../core/utc-day.ts';

/** First and last day of a week. */
export type Days = Pick<Week, 'from' | 'to'>;

/**
 * The weeks to show, newest first.
 * @param now milliseconds since 1970, on the last day
 */
export function shownWeeks(now: number): Days[] {
  const daysAgo = (count: number) => schoolDay(now - count * dayMs);
  return Array.from({ length: weeksShown }, (_, at) => ({ from: daysAgo(7 * at + 6), to: daysAgo(7 * at) }));
}

/**
 * Whether a time is in a week.
 * @param at milliseconds since 1970; undefined: unknown
 */
export function isWithin({ from, to }: Days, at: number | undefined): boolean {
  if (at === undefined) return false;
  const day = schoolDay(at);
  return from <= day && day <= to;
}

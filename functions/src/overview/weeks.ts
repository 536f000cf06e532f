import { schoolDay, schoolOffset } from '@pathshala/contract/site/region';
import { dayMs } from '../core/utc-day.ts';

/** A week of the school, from Monday's midnight to the next. */
export interface Week {
  /** ISO 8601 week, such as `2026-W47`. */
  readonly name: string;
  /** Its Monday, `YYYY-MM-DD`. */
  readonly monday: string;
  /** Start of the week and of the next, milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

/**
 * The latest weeks, oldest first, including the current one.
 * @param now milliseconds since 1970
 */
export function lastWeeks(now: number, count: number): Week[] {
  const today = Math.floor((now + schoolOffset) / dayMs) * dayMs;
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, at) => {
    const start = monday - (count - 1 - at) * 7 * dayMs;
    return {
      name: nameOf(start),
      monday: schoolDay(start - schoolOffset),
      from: start - schoolOffset,
      until: start + 7 * dayMs - schoolOffset,
    };
  });
}

const mondayOf = (of: number) => of - ((new Date(of).getUTCDay() + 6) % 7) * dayMs;

/** ISO weeks belong to the year of their Thursday. */
function nameOf(monday: number): string {
  const thursday = monday + 3 * dayMs;
  const year = new Date(thursday).getUTCFullYear();
  const number = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * dayMs));
  return `${year}-W${String(number).padStart(2, '0')}`;
}

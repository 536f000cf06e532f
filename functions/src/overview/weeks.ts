import { dayMs, utcDay } from '../core/utc-day.ts';

/** A week in a time zone, from Monday's midnight to the next. */
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
 * @param timeZone IANA name
 */
export function lastWeeks(now: number, count: number, timeZone: string): Week[] {
  const today = Math.floor((now + offsetAt(now, timeZone)) / dayMs) * dayMs;
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, at) => {
    const start = monday - (count - 1 - at) * 7 * dayMs;
    return {
      name: nameOf(start),
      monday: utcDay(start),
      from: instantOf(start, timeZone),
      until: instantOf(start + 7 * dayMs, timeZone),
    };
  });
}

/* Days are represented as UTC midnights in milliseconds, so that they can be counted regardless of clock changes. */

const mondayOf = (of: number) => of - ((new Date(of).getUTCDay() + 6) % 7) * dayMs;

/** ISO weeks belong to the year of their Thursday. */
function nameOf(monday: number): string {
  const thursday = monday + 3 * dayMs;
  const year = new Date(thursday).getUTCFullYear();
  const number = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * dayMs));
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** Start of a day in the time zone; if clocks skip midnight, the moment of the change. */
function instantOf(midnight: number, timeZone: string): number {
  const guess = midnight - offsetAt(midnight, timeZone);
  return midnight - offsetAt(guess, timeZone);
}

/** UTC offset of the time zone at a moment, milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}

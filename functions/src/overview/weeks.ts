/** A week from Monday's midnight to the next Monday's, by the clocks of a time zone. */
export interface Week {
  /** As ISO 8601 names it, such as `2026-W47`. */
  readonly name: string;
  /** Its Monday, `YYYY-MM-DD`. */
  readonly monday: string;
  /** Milliseconds since 1970: the first of the week, and the first of the next. */
  readonly from: number;
  readonly until: number;
}

const day = 86_400_000;

/**
 * The last weeks, the present one among them, oldest first.
 * @param now milliseconds since 1970
 * @param timeZone by its name in the IANA database
 */
export function lastWeeks(now: number, count: number, timeZone: string): Week[] {
  const today = Math.floor((now + offsetAt(now, timeZone)) / day) * day;
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, at) => {
    const start = monday - (count - 1 - at) * 7 * day;
    return {
      name: nameOf(start),
      monday: dateOf(start),
      from: instantOf(start, timeZone),
      until: instantOf(start + 7 * day, timeZone),
    };
  });
}

/*
 * Below, a day is the milliseconds from 1970 to its midnight, as if its clocks showed UTC: days can be counted on and
 * back by it whatever becomes of the clocks.
 */

const dateOf = (of: number) => new Date(of).toISOString().slice(0, 10);
const mondayOf = (of: number) => of - ((new Date(of).getUTCDay() + 6) % 7) * day;

/** A week belongs to the year that has its Thursday. */
function nameOf(monday: number): string {
  const thursday = monday + 3 * day;
  const year = new Date(thursday).getUTCFullYear();
  const number = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * day));
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** When a day begins there. Where that midnight is left out by the clocks, the moment at which they leap over it. */
function instantOf(midnight: number, timeZone: string): number {
  const guess = midnight - offsetAt(midnight, timeZone);
  return midnight - offsetAt(guess, timeZone);
}

/** What the clocks there show more than UTC at a moment, milliseconds. */
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

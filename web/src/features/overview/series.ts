import type { OverviewWeek } from '@pathshala/contract/overview';
import { priceText } from '@pathshala/contract/price';

/** One row of numbers of the overview, week by week. */
export interface Series {
  readonly key: 'people' | 'enrolments' | 'sales' | 'openMessages';
  readonly title: string;
  /** What is counted, for one and for many. */
  readonly words: readonly [one: string, many: string];
  /** What else a week says of it. */
  readonly more?: { readonly title: string; readonly of: (week: OverviewWeek) => number };
}

export const series: readonly Series[] = [
  { key: 'people', title: 'New people', words: ['person', 'people'] },
  { key: 'enrolments', title: 'Enrolments', words: ['enrolment', 'enrolments'] },
  {
    key: 'sales',
    title: 'Sales',
    words: ['sale', 'sales'],
    more: { title: 'Income', of: ({ income }) => income },
  },
  { key: 'openMessages', title: 'Open messages', words: ['open message', 'open messages'] },
];

const inWords = (count: number, [one, many]: Series['words']) => `${count} ${count === 1 ? one : many}`;

/** All weeks in one line, such as `7 sales, $120 in 12 weeks`. */
export function sumOf({ key, words, more }: Series, weeks: readonly OverviewWeek[]): string {
  const count = weeks.reduce((sum, week) => sum + week[key], 0);
  // In cents: sums of fractions are a little off.
  const cents = more ? weeks.reduce((sum, week) => sum + Math.round(more.of(week) * 100), 0) : 0;
  const money = more ? `, ${priceText(cents / 100)}` : '';
  return `${inWords(count, words)}${money} in ${weeks.length} weeks`;
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A week by its Monday, such as `16 Nov`. */
export function mondayInWords(monday: string): string {
  return dayAndMonth.format(new Date(`${monday}T00:00:00Z`));
}

/** What a chart shows, for who does not see it. */
export function chartInWords(one: Series, weeks: readonly OverviewWeek[]): string {
  const best = weeks.reduce(
    (most, week) => (week[one.key] > most[one.key] ? week : most),
    weeks[0] as OverviewWeek,
  );
  const most = best[one.key];
  const peak = most > 0 ? `; the most, ${most}, in the week of ${mondayInWords(best.monday)}` : '';
  return `${one.title} by week: ${sumOf(one, weeks)}${peak}.`;
}

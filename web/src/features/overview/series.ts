import type { OverviewWeek } from '@pathshala/contract/admin/overview';
import { moneyText, shortDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

/** One row of numbers of the overview, week by week. */
export interface Series {
  readonly key: 'people' | 'enrolments' | 'sales' | 'openMessages';
  readonly title: () => string;
  /** The count in words: `7 sales`. */
  readonly counted: (of: { count: number }) => string;
  /** Further text for a week. */
  readonly more?: { readonly title: () => string; readonly of: (week: OverviewWeek) => number };
}

export const series: readonly Series[] = [
  { key: 'people', title: words['overview.people'], counted: words['overview.peopleCount'] },
  { key: 'enrolments', title: words['overview.enrolments'], counted: words['overview.enrolmentCount'] },
  {
    key: 'sales',
    title: words['overview.sales'],
    counted: words['overview.saleCount'],
    more: { title: words['overview.income'], of: ({ income }) => income },
  },
  {
    key: 'openMessages',
    title: words['overview.openMessages'],
    counted: words['overview.openMessageCount'],
  },
];

/** All weeks in one line, such as `7 sales, $120 in 12 weeks`. */
export function sumOf({ key, counted, more }: Series, weeks: readonly OverviewWeek[]): string {
  const count = weeks.reduce((sum, week) => sum + week[key], 0);
  // In cents: sums of fractions have rounding errors.
  const cents = more ? weeks.reduce((sum, week) => sum + Math.round(more.of(week) * 100), 0) : 0;
  const money = more ? `, ${moneyText(cents / 100)}` : '';
  return words['overview.inWeeks']({ what: `${counted({ count })}${money}`, weeks: weeks.length });
}

/** The chart in words, for screen readers. */
export function chartInWords(one: Series, weeks: readonly OverviewWeek[]): string {
  const best = weeks.reduce(
    (max, week) => (week[one.key] > max[one.key] ? week : max),
    weeks[0] as OverviewWeek,
  );
  const max = best[one.key];
  const base = { title: one.title(), sum: sumOf(one, weeks) };
  if (max === 0) return words['overview.chart'](base);
  return words['overview.chartWithMost']({ ...base, most: max, day: shortDayText(best.monday) });
}

import type { OverviewWeek } from '@pathshala/contract/admin/overview';
import { moneyText, numberText, shortDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { chartInWords, type Series } from './series.ts';
import styles from './week-chart.module.css';

interface WeekChartProps {
  readonly one: Series;
  readonly weeks: readonly OverviewWeek[];
}

/** The share of the chart's height for the highest bar, per cent; its number is above it. */
const highest = 84;

/** A bar for each week with its number above it; for screen readers one sentence. */
function Bars({ one, weeks }: WeekChartProps) {
  const max = Math.max(1, ...weeks.map((week) => week[one.key]));
  return (
    <div className={styles.chart} role="img" aria-label={chartInWords(one, weeks)}>
      {weeks.map((week) => (
        <span
          key={week.week}
          className={`stack gap-0 ${styles.week} ${week[one.key] === 0 ? `soft ${styles.none}` : ''}`}
        >
          {numberText(week[one.key])}
          <span className={styles.bar} style={{ height: `${(week[one.key] / max) * highest}%` }} />
        </span>
      ))}
    </div>
  );
}

/** The same numbers, newest week first. */
function Numbers({ one, weeks }: WeekChartProps) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{words['overview.week']()}</th>
          <th scope="col">{one.title()}</th>
          {one.more && <th scope="col">{one.more.title()}</th>}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={week.week}>
            <th scope="row">
              <time dateTime={week.week}>{shortDayText(week.monday)}</time>
            </th>
            <td>{numberText(week[one.key])}</td>
            {one.more && <td>{moneyText(one.more.of(week))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Numbers by week: a chart, and a table. */
export function WeekChart({ one, weeks }: WeekChartProps) {
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <>
      <Bars one={one} weeks={weeks} />
      <p className="row apart note" aria-hidden="true">
        <span>{first && shortDayText(first.monday)}</span>
        <span>{last && words['overview.thisWeek']({ day: shortDayText(last.monday) })}</span>
      </p>
      <details className={`above-2 ${styles.table}`}>
        <summary className="leaf strong">{words['overview.asTable']({ title: one.title() })}</summary>
        <Numbers one={one} weeks={weeks} />
      </details>
    </>
  );
}

import {
  type EnrolmentEntry,
  type OverviewWeek,
  overviewEndpoints,
} from '@pathshala/contract/overview/overview';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import type { ReactNode } from 'react';
import { useWholeList } from '../../api/paged-list.ts';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { ActionLink } from '../../ui/action.tsx';
import { CsvButton, type CsvColumn } from '../../ui/csv-button.tsx';
import { Page, Part } from '../../ui/page.tsx';
import states from '../../ui/states.module.css';
import { Async } from '../../ui/states.tsx';
import { numberText, shortDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { SchoolNow, type Series, series, sumOf } from './school-now.tsx';
import styles from './week-chart.module.css';

function chartInWords(one: Series, weeks: readonly OverviewWeek[]): string {
  const best = weeks.reduce(
    (max, week) => (week[one.key] > max[one.key] ? week : max),
    weeks[0] as OverviewWeek,
  );
  const max = best[one.key];
  const base = { title: one.title(), sum: sumOf(one, weeks) };
  if (max === 0) return words['overview.chart'](base);
  return words['overview.chartWithMost']({ ...base, most: max, day: shortDayText(best.from) });
}

const enrolmentColumns = (): readonly CsvColumn<EnrolmentEntry>[] => [
  { title: words['overview.enrolled'](), cell: ({ enrolledAt }) => enrolledAt },
  { title: words['ui.email'](), cell: ({ email }) => email },
  { title: words['overview.course'](), cell: ({ title }) => title },
  { title: words['overview.courseId'](), cell: ({ courseId }) => courseId },
  { title: words['overview.lessonsDone'](), cell: ({ lessonsDone }) => lessonsDone },
];

interface WeekChartProps {
  readonly one: Series;
  readonly weeks: readonly OverviewWeek[];
}

/** The share of the chart's height for the highest bar, per cent; its number is above it. */
const highest = 84;

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
              <time dateTime={week.week}>{shortDayText(week.from)}</time>
            </th>
            <td>{numberText(week[one.key])}</td>
            {one.more && <td>{one.more.of([week])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekChart({ one, weeks }: WeekChartProps) {
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <>
      <Bars one={one} weeks={weeks} />
      <p className="row apart note" aria-hidden="true">
        <span>{first && shortDayText(first.from)}</span>
        <span>{last && words['overview.thisWeek']({ day: shortDayText(last.from) })}</span>
      </p>
      <details className={`above-2 ${styles.table}`}>
        <summary className="leaf strong">{words['overview.asTable']({ title: one.title() })}</summary>
        <Numbers one={one} weeks={weeks} />
      </details>
    </>
  );
}

export const meta = metaOf(pages.overview, words['titles.overview'], words['descriptions.overview']);

/** The lists behind the numbers, for spreadsheets; people and messages have their own pages. */
function useTakeAlong(): Partial<Record<Series['key'], ReactNode>> {
  const wholeList = useWholeList();
  return {
    enrolments: (
      <CsvButton
        label={words['overview.enrolmentsCsv']()}
        file="enrolments"
        columns={enrolmentColumns()}
        load={() => wholeList(overviewEndpoints.enrolmentList)}
      />
    ),
    sales: <ActionLink small look="quiet" to={paths.orders} text={words['titles.orders']()} />,
  };
}

const grid = { className: 'tiles start', style: { '--tile': '400px' } as object };

function Loading() {
  return (
    <div role="status" aria-label={words['overview.loading']()} {...grid}>
      {series.map(({ key }) => (
        <i key={key} className={states.blank} style={{ height: 340 }} />
      ))}
    </div>
  );
}

export function Component() {
  const takeAlong = useTakeAlong();
  return (
    <Page title={words['titles.overview']()} lead={words['overview.lead']()} aside={<AdminLinks />}>
      <Async
        answer={useOwnAnswer(overviewEndpoints.overview, {})}
        loading={<Loading />}
        failure={words['overview.failed']()}
      >
        {(overview) => (
          <>
            <SchoolNow overview={overview} />
            <div {...grid}>
              {series.map((one) => (
                <Part key={one.key} title={one.title()} look="h3" className="card pad">
                  <WeekChart one={one} weeks={overview.weeks} />
                  {takeAlong[one.key] && <p className="above-4">{takeAlong[one.key]}</p>}
                </Part>
              ))}
            </div>
          </>
        )}
      </Async>
    </Page>
  );
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  type EnrolmentEntry,
  type Overdue,
  type Overview,
  type OverviewWeek,
  overviewEndpoints,
  type SaleEntry,
} from '@pathshala/contract/overview/overview';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { type ReactNode, useId } from 'react';
import { useWholeList } from '../../api/paged-list.ts';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { CsvButton, type CsvColumn } from '../../ui/csv-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Link } from '../../ui/router.ts';
import { Async } from '../../ui/states.tsx';
import { mediumDayText, moneyText, numberText, shortDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './week-chart.module.css';

interface Series {
  readonly key: 'people' | 'enrolments' | 'sales' | 'openMessages';
  readonly title: () => string;
  /** The count in words: `7 sales`. */
  readonly counted: (of: { count: number }) => string;
  readonly more?: { readonly title: () => string; readonly of: (week: OverviewWeek) => number };
}

const series: readonly Series[] = [
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

function sumOf({ key, counted, more }: Series, weeks: readonly OverviewWeek[]): string {
  const count = weeks.reduce((sum, week) => sum + week[key], 0);
  // In cents: sums of fractions have rounding errors.
  const cents = more ? weeks.reduce((sum, week) => sum + Math.round(more.of(week) * 100), 0) : 0;
  const money = more ? `, ${moneyText(cents / 100)}` : '';
  return words['overview.inWeeks']({ what: `${counted({ count })}${money}`, weeks: weeks.length });
}

function chartInWords(one: Series, weeks: readonly OverviewWeek[]): string {
  const best = weeks.reduce(
    (max, week) => (week[one.key] > max[one.key] ? week : max),
    weeks[0] as OverviewWeek,
  );
  const max = best[one.key];
  const base = { title: one.title(), sum: sumOf(one, weeks) };
  if (max === 0) return words['overview.chart'](base);
  return words['overview.chartWithMost']({ ...base, most: max, day: shortDayText(best.monday) });
}

/** The daily job counts once a day. */
const staleAfter = 2 * 86_400_000;

/** Data that should have been removed, or a count that is out of date. */
function OverdueNote({ overdue: { accounts, records, countedAt } }: { readonly overdue: Overdue }) {
  const isStale = Date.now() - Date.parse(countedAt) > staleAfter;
  if (accounts + records === 0 && !isStale) return null;
  const lines = [
    ...(accounts > 0 ? [words['overview.overdueAccounts']({ count: accounts })] : []),
    ...(records > 0 ? [words['overview.overdueRecords']({ count: records })] : []),
    ...(isStale ? [words['overview.overdueSince']({ day: mediumDayText(countedAt) })] : []),
    words['overview.overdueWhy'](),
  ];
  return (
    <div className="panel stack gap-1 below-4">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

const enrolmentColumns = (): readonly CsvColumn<EnrolmentEntry>[] => [
  { title: words['overview.enrolled'](), cell: ({ enrolledAt }) => enrolledAt },
  { title: words['ui.email'](), cell: ({ email }) => email },
  { title: words['overview.course'](), cell: ({ title }) => title },
  { title: words['overview.courseId'](), cell: ({ courseId }) => courseId },
  { title: words['overview.lessonsDone'](), cell: ({ lessonsDone }) => lessonsDone },
];

const saleColumns = (): readonly CsvColumn<SaleEntry>[] => [
  { title: words['overview.paid'](), cell: ({ at }) => at },
  { title: words['ui.email'](), cell: ({ email }) => email },
  { title: words['overview.course'](), cell: ({ title }) => title },
  { title: words['overview.courseId'](), cell: ({ courseId }) => courseId },
  { title: words['overview.dollars'](), cell: ({ amount }) => amount },
  { title: words['overview.state'](), cell: ({ status }) => status },
  { title: words['overview.payment'](), cell: ({ _id }) => _id },
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

function WeekChart({ one, weeks }: WeekChartProps) {
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

export const meta = metaOf(pages.overview, words['titles.overview'], words['descriptions.overview']);

function ChartCard({ one, weeks, children }: { one: Series; weeks: Overview['weeks']; children: ReactNode }) {
  const headingId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: '16px', minWidth: 0 }}
    >
      <Typography id={headingId} variant="h2" sx={{ fontSize: '1.375rem' }}>
        {one.title()}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {sumOf(one, weeks)}
      </Typography>
      <WeekChart one={one} weeks={weeks} />
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Paper>
  );
}

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
    sales: (
      <CsvButton
        label={words['overview.salesCsv']()}
        file="sales"
        columns={saleColumns()}
        load={() => wholeList(overviewEndpoints.saleList)}
      />
    ),
  };
}

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: { xs: 2, md: 3 },
} as const;

function Loading() {
  return (
    <Box role="status" aria-label={words['overview.loading']()} sx={gridSx}>
      {series.map(({ key }) => (
        <Skeleton key={key} variant="rounded" height={340} />
      ))}
    </Box>
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
        {({ weeks, publishRequests, refundsDue, overdue }) => (
          <>
            {overdue && <OverdueNote overdue={overdue} />}
            {refundsDue > 0 && (
              <p className="panel below-4">{words['overview.refundsDue']({ count: refundsDue })}</p>
            )}
            {publishRequests > 0 && (
              <p className="panel below-4">
                <Link className="tap strong" to={paths.studio}>
                  {words['studio-publish.waiting']({ count: publishRequests })}
                </Link>
              </p>
            )}
            <Box sx={gridSx}>
              {series.map((one) => (
                <ChartCard key={one.key} one={one} weeks={weeks}>
                  {takeAlong[one.key]}
                </ChartCard>
              ))}
            </Box>
          </>
        )}
      </Async>
    </Page>
  );
}

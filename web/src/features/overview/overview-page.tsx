import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import type { Overview } from '@pathshala/contract/admin/overview';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { type ReactNode, useId } from 'react';
import { useOverview } from '../../api/overview.ts';
import { useWholeList } from '../../api/whole-list.ts';
import { AdminLinks } from '../../page/admin-links.tsx';
import { pageMeta } from '../../page/page-meta.ts';
import { CsvButton } from '../../ui/csv-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Link } from '../../ui/router.ts';
import { Async } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { OverdueNote } from './overdue-note.tsx';
import { enrolmentColumns, saleColumns } from './overview-columns.ts';
import { type Series, series, sumOf } from './series.ts';
import { WeekChart } from './week-chart.tsx';

export function meta() {
  return pageMeta({
    page: pages.overview,
    title: words['titles.overview'](),
    description: words['descriptions.overview'](),
  });
}

interface ChartCardProps {
  readonly one: Series;
  readonly weeks: Overview['weeks'];
  /** Stands under the chart. */
  readonly children: ReactNode;
}

function ChartCard({ one, weeks, children }: ChartCardProps) {
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
        load={() => wholeList(adminEndpoints.enrolmentList)}
      />
    ),
    sales: (
      <CsvButton
        label={words['overview.salesCsv']()}
        file="sales"
        columns={saleColumns()}
        load={() => wholeList(adminEndpoints.saleList)}
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

/** The school's last weeks in numbers. */
export function Component() {
  const takeAlong = useTakeAlong();
  return (
    <Page title={words['titles.overview']()} lead={words['overview.lead']()} aside={<AdminLinks />}>
      <Async answer={useOverview()} loading={<Loading />} failure={words['overview.failed']()}>
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

import {
  type Overdue,
  type Overview,
  type OverviewWeek,
  overviewEndpoints,
} from '@pathshala/contract/overview/overview';
import { paths } from '@pathshala/contract/site/paths';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Section } from '../../ui/section.tsx';
import { Async } from '../../ui/states.tsx';
import { WrittenLink } from '../../ui/written.tsx';
import { mediumDayText, moneyText, numberText, shortDayText } from '../../words/format.ts';
import { sumText } from '../../words/money.ts';
import { words } from '../../words/words.ts';

export interface Series {
  readonly key: 'people' | 'enrolments' | 'sales' | 'openMessages';
  readonly title: () => string;
  /** The count in words: `7 sales`. */
  readonly counted: (of: { count: number }) => string;
  readonly more?: { readonly title: () => string; readonly of: (weeks: readonly OverviewWeek[]) => string };
}

const incomeOf = (weeks: readonly OverviewWeek[]) =>
  sumText(weeks.flatMap(({ income, cash }) => [{ amount: income, currency: 'USD' }, cash])) || moneyText(0);

export const series: readonly Series[] = [
  { key: 'people', title: words['overview.people'], counted: words['overview.peopleCount'] },
  { key: 'enrolments', title: words['overview.enrolments'], counted: words['overview.enrolmentCount'] },
  {
    key: 'sales',
    title: words['overview.sales'],
    counted: words['overview.saleCount'],
    more: { title: words['overview.income'], of: incomeOf },
  },
  {
    key: 'openMessages',
    title: words['overview.openMessages'],
    counted: words['overview.openMessageCount'],
  },
];

export function sumOf({ key, counted, more }: Series, weeks: readonly OverviewWeek[]): string {
  const count = weeks.reduce((sum, week) => sum + week[key], 0);
  const money = more ? `, ${more.of(weeks)}` : '';
  return words['overview.inWeeks']({ what: `${counted({ count })}${money}`, weeks: weeks.length });
}

/** The daily job counts once a day. */
const staleAfter = 2 * 86_400_000;

/** Data that should have been removed, or a count that is out of date. */
function overdueLines({ accounts, records, countedAt }: Overdue): string[] {
  const isStale = Date.now() - Date.parse(countedAt) > staleAfter;
  if (accounts + records === 0 && !isStale) return [];
  return [
    ...(accounts > 0 ? [words['overview.overdueAccounts']({ count: accounts })] : []),
    ...(records > 0 ? [words['overview.overdueRecords']({ count: records })] : []),
    ...(isStale ? [words['overview.overdueSince']({ day: mediumDayText(countedAt) })] : []),
    words['overview.overdueWhy'](),
  ];
}

export function SchoolNow({ overview }: { readonly overview: Overview }) {
  const { weeks, publishRequests, refundsDue, overdue } = overview;
  const last = weeks.at(-1);
  const messages = weeks.reduce((sum, { openMessages }) => sum + openMessages, 0);
  const places = [
    [messages, words['overview.openMessageCount'], `${paths.messages}?state=open`],
    [refundsDue, words['overview.refundsDue'], `${paths.orders}?state=refund-due`],
    [publishRequests, words['studio-publish.waiting'], paths.studio],
  ] as const;
  const lines = overdue ? overdueLines(overdue) : [];
  return (
    <div className="stack gap-4 below-6">
      <p className="soft">{last && words['overview.thisWeek']({ day: shortDayText(last.from) })}</p>
      <dl className="tiles" style={{ '--tile': 'max(140px, 22%)' } as object}>
        {series.map((one) => (
          <div key={one.key} className="card pad">
            <dt className="strong">{one.title()}</dt>
            <dd>
              <strong style={{ fontSize: 'var(--ps-type-h1)' }}>{numberText(last?.[one.key] ?? 0)}</strong>
            </dd>
            <dd className="note">{sumOf(one, weeks)}</dd>
          </div>
        ))}
      </dl>
      {messages + refundsDue + publishRequests + lines.length > 0 && (
        <ul className="card pad stack gap-1">
          {places.map(
            ([count, counted, to]) =>
              count > 0 && (
                <li key={to}>
                  <WrittenLink className="tap strong" to={to} text={counted({ count })} />
                </li>
              ),
          )}
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

export default function SchoolSection() {
  return (
    <Section
      title={words['my-courses.school']()}
      tinted
      aside={
        <p className="cluster">
          <ActionLink small to={`${paths.studioKind('articles')}?new`}>
            {words['studio.new']({ one: words['studio.article']() })}
          </ActionLink>
          <ActionLink small look="quiet" to={paths.overview} text={words['titles.overview']()} />
        </p>
      }
    >
      <Async
        answer={useOwnAnswer(overviewEndpoints.overview, {})}
        loading={<div role="status" aria-label={words['overview.loading']()} style={{ minHeight: 240 }} />}
        failure={words['overview.failed']()}
      >
        {(overview) => <SchoolNow overview={overview} />}
      </Async>
    </Section>
  );
}

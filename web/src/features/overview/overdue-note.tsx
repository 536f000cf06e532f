import type { Overdue } from '@pathshala/contract/admin/overview';
import { mediumDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

/** The daily job counts once a day. */
const staleAfter = 2 * 86_400_000;

/** What should have been removed by now, or that nobody counted it lately. */
export function OverdueNote({ overdue: { accounts, records, countedAt } }: { readonly overdue: Overdue }) {
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

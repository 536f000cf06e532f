import type { EnrolmentEntry, SaleEntry } from '@pathshala/contract/admin/overview';
import type { CsvColumn } from '../../ui/csv-button.tsx';
import { words } from '../../words/words.ts';

/** Columns of the CSV file of enrolments. */
export const enrolmentColumns = (): readonly CsvColumn<EnrolmentEntry>[] => [
  { title: words['overview.enrolled'](), cell: ({ enrolledAt }) => enrolledAt },
  { title: words['ui.email'](), cell: ({ email }) => email },
  { title: words['overview.course'](), cell: ({ title }) => title },
  { title: words['overview.courseId'](), cell: ({ courseId }) => courseId },
  { title: words['overview.lessonsDone'](), cell: ({ lessonsDone }) => lessonsDone },
];

/** Columns of the CSV file of payments. */
export const saleColumns = (): readonly CsvColumn<SaleEntry>[] => [
  { title: words['overview.paid'](), cell: ({ at }) => at },
  { title: words['ui.email'](), cell: ({ email }) => email },
  { title: words['overview.course'](), cell: ({ title }) => title },
  { title: words['overview.courseId'](), cell: ({ courseId }) => courseId },
  { title: words['overview.dollars'](), cell: ({ amount }) => amount },
  { title: words['overview.state'](), cell: ({ status }) => status },
  { title: words['overview.payment'](), cell: ({ _id }) => _id },
];

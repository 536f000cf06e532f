import type { EnrolmentEntry, SaleEntry } from '@pathshala/contract/overview';
import type { CsvColumn } from '../../ui/csv.ts';

/** What is taken along of each enrolment. */
export const enrolmentColumns: readonly CsvColumn<EnrolmentEntry>[] = [
  { title: 'Enrolled', cell: ({ enrolledAt }) => enrolledAt },
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Course', cell: ({ title }) => title },
  { title: 'Course id', cell: ({ courseId }) => courseId },
  { title: 'Lessons done', cell: ({ lessonsDone }) => lessonsDone },
];

/** What is taken along of each payment. */
export const saleColumns: readonly CsvColumn<SaleEntry>[] = [
  { title: 'Paid', cell: ({ at }) => at },
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Course', cell: ({ title }) => title },
  { title: 'Course id', cell: ({ courseId }) => courseId },
  { title: 'US dollars', cell: ({ amount }) => amount },
  { title: 'State', cell: ({ status }) => status },
  { title: 'Payment', cell: ({ _id }) => _id },
];

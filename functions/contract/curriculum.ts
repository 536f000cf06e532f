import { classLists, type ListName } from './lists.ts';
import { type SubjectName, subjectOf } from './subjects.ts';

interface CurriculumSubject {
  readonly subject: SubjectName;
  /** First and last class in which the national curriculum has this name for it. */
  readonly classes: readonly [from: number, to: number];
  readonly label: string;
}

/** What Bangladesh's national curriculum calls a subject in a class, where it is not what the site calls it. */
const curriculumSubjects: readonly CurriculumSubject[] = [
  { subject: 'physics', classes: [1, 8], label: 'Science' },
  { subject: 'chemistry', classes: [1, 8], label: 'Science' },
  { subject: 'biology', classes: [1, 8], label: 'Science' },
  { subject: 'biology', classes: [9, 12], label: 'Biology' },
  { subject: 'coding', classes: [1, 12], label: 'ICT' },
  { subject: 'social', classes: [1, 10], label: 'Bangladesh and Global Studies' },
  { subject: 'religious', classes: [1, 10], label: 'Religion and Moral Education' },
  { subject: 'psychology', classes: [1, 10], label: 'Physical Education and Health' },
  { subject: 'psychology', classes: [11, 12], label: 'Psychology' },
  { subject: 'finance', classes: [9, 12], label: 'Business Studies' },
];

/**
 * What a course's subject is called: in a class as its pupils' timetable says it, elsewhere by the site's own name.
 * @param course its subject, and the list that it stands in
 */
export function subjectLabel({ subject, list }: { subject: SubjectName; list: ListName }): string {
  const number = classLists.findIndex((row) => row.list === list) + 1;
  const row = curriculumSubjects.find(
    ({ subject: name, classes: [from, to] }) => name === subject && number >= from && number <= to,
  );
  return row?.label ?? subjectOf(subject).label;
}

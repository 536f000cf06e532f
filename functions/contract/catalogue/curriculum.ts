import type { NameKey } from '@pathshala/messages/keys';
import { type ListName, lastClass, listOf } from './lists.ts';
import { type SubjectName, subjectOf } from './subjects.ts';

interface CurriculumSubject {
  readonly subject: SubjectName;
  /** First and last class in which the national curriculum has this name for it. */
  readonly classes: readonly [from: number, to: number];
  readonly label: NameKey;
}

/** What Bangladesh's national curriculum calls a subject in a class, where it is not what the site calls it. */
const curriculumSubjects: readonly CurriculumSubject[] = [
  { subject: 'physics', classes: [1, 8], label: 'science' },
  { subject: 'chemistry', classes: [1, 8], label: 'science' },
  { subject: 'biology', classes: [1, 8], label: 'science' },
  { subject: 'biology', classes: [9, lastClass], label: 'biology' },
  { subject: 'coding', classes: [1, lastClass], label: 'ict' },
  { subject: 'social', classes: [1, 10], label: 'globalStudies' },
  { subject: 'religious', classes: [1, 10], label: 'religionEducation' },
  { subject: 'psychology', classes: [1, 10], label: 'physicalEducation' },
  { subject: 'psychology', classes: [11, lastClass], label: 'psychology' },
  { subject: 'finance', classes: [9, lastClass], label: 'businessStudies' },
];

/**
 * What a course's subject is called: in a class as its pupils' timetable says it, elsewhere by the site's own name.
 * @param course its subject, and the list that it stands in
 */
export function subjectLabel({ subject, list }: { subject: SubjectName; list: ListName }): NameKey {
  const number = listOf(list).class ?? 0;
  const row = curriculumSubjects.find(
    ({ subject: name, classes: [from, to] }) => name === subject && number >= from && number <= to,
  );
  return row?.label ?? subjectOf(subject).label;
}

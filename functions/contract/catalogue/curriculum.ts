import type { NameKey } from '@pathshala/messages/keys';
import { type ListName, lastClass, listOf } from './lists.ts';
import { type SubjectName, subjectOf } from './subjects.ts';

interface CurriculumSubject {
  readonly subject: SubjectName;
  /** First and last class that use this name in the national curriculum. */
  readonly classes: readonly [from: number, to: number];
  readonly label: NameKey;
}

/** The national curriculum's names of subjects by class, where they differ from the site's. */
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
 * The name of a course's subject: in a class as on its pupils' timetable, elsewhere the site's own.
 * @param course its subject and its list
 */
export function subjectLabel({ subject, list }: { subject: SubjectName; list: ListName }): NameKey {
  const number = listOf(list).class ?? 0;
  const row = curriculumSubjects.find(
    ({ subject: name, classes: [from, to] }) => name === subject && number >= from && number <= to,
  );
  return row?.label ?? subjectOf(subject).label;
}

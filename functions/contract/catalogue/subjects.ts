import type { NameKey } from '@pathshala/messages/keys';
import { type ListName, lastClass, listOf } from './lists.ts';

export interface Subject {
  readonly subject: string;
  readonly label: NameKey;
}

export const subjects = [
  { subject: 'bangla', label: 'bangla' },
  { subject: 'english', label: 'english' },
  { subject: 'mathematics', label: 'mathematics' },
  { subject: 'physics', label: 'physics' },
  { subject: 'chemistry', label: 'chemistry' },
  { subject: 'biology', label: 'scienceAndBiology' },
  { subject: 'coding', label: 'coding' },
  { subject: 'music', label: 'music' },
  { subject: 'finance', label: 'finance' },
  { subject: 'social', label: 'socialScience' },
  { subject: 'religious', label: 'religiousAndMoral' },
  { subject: 'psychology', label: 'psychologyAndLife' },
] as const satisfies readonly Subject[];

export type SubjectName = (typeof subjects)[number]['subject'];

export const subjectNames: readonly SubjectName[] = subjects.map((row) => row.subject);

export function subjectOf(name: SubjectName): Subject {
  const row = subjects.find((candidate) => candidate.subject === name);
  if (!row) throw new Error(`No subject is called ${name}`);
  return row;
}

interface CurriculumSubject {
  readonly subject: SubjectName;
  readonly classes: readonly [from: number, to: number];
  readonly label: NameKey;
}

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

export function subjectLabel({ subject, list }: { subject: SubjectName; list: ListName }): NameKey {
  const number = listOf(list).class ?? 0;
  const row = curriculumSubjects.find(
    ({ subject: name, classes: [from, to] }) => name === subject && number >= from && number <= to,
  );
  return row?.label ?? subjectOf(subject).label;
}

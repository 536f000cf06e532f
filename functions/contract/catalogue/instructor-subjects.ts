import type { NameKey } from '@pathshala/messages/keys';
import type { DrawnSubject } from './subjects.ts';

/** The instructors’ pages, which the router has on every page. Sorted as in docs/contract.md, "Sidebars": Bengali first (the index). */
export const instructorSubjects = [
  { subject: 'bengali', path: '/instructor', label: 'bengali', block: 'bangla' },
  { subject: 'english', path: '/instructor/english', label: 'english', block: 'english' },
  { subject: 'mathematics', path: '/instructor/mathematics', label: 'mathematics', block: 'mathematics' },
  { subject: 'chemistry', path: '/instructor/chemistry', label: 'chemistry', block: 'chemistry' },
  { subject: 'physics', path: '/instructor/physics', label: 'physics', block: 'physics' },
  { subject: 'biology', path: '/instructor/biology', label: 'biology', block: 'biology' },
  { subject: 'finance', path: '/instructor/finance', label: 'finance', block: 'finance' },
  { subject: 'religious', path: '/instructor/religious', label: 'religious', block: 'religious' },
  { subject: 'programming', path: '/instructor/programming', label: 'programming', block: 'coding' },
] as const satisfies readonly {
  subject: string;
  path: `/${string}`;
  label: NameKey;
  block: DrawnSubject;
}[];

export interface InstructorPlace {
  /** As an instructor's own field names it. */
  readonly subject: string;
  readonly path: `/${string}`;
  /** Undefined: it is called as the subject itself. */
  readonly label?: NameKey;
  /** The subject. */
  readonly block: string;
}

/** Subjects without a row are named by their ids. */
const placeNamed = (subject: string): InstructorPlace => ({
  ...{ subject, block: subject, path: `/instructor/${subject}` },
});

export const instructorPlace = (subject: string): InstructorPlace =>
  instructorSubjects.find((row) => row.subject === subject) ?? placeNamed(subject);

/** Of instructors' subjects those without a row, each once. */
export const otherTaught = (subjects: readonly string[]): string[] =>
  [...new Set(subjects)].filter((id) => instructorSubjects.every((row) => row.subject !== id));

export const instructorPlaceOf = (block: string): InstructorPlace =>
  instructorSubjects.find((row) => row.block === block) ?? placeNamed(block);

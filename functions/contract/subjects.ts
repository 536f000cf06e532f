/** The subjects and their names; the 9 instructor subjects. Their colours are in `web/brand/tokens.ts`. */

export interface Subject {
  readonly subject: string;
  readonly label: string;
}

export const subjects = [
  { subject: 'bangla', label: 'Bangla' },
  { subject: 'english', label: 'English' },
  { subject: 'mathematics', label: 'Mathematics' },
  { subject: 'physics', label: 'Physics' },
  { subject: 'chemistry', label: 'Chemistry' },
  { subject: 'biology', label: 'Science & biology' },
  { subject: 'coding', label: 'Coding' },
  { subject: 'music', label: 'Music & arts' },
  { subject: 'finance', label: 'Finance' },
  { subject: 'social', label: 'Social science' },
  { subject: 'religious', label: 'Religious & moral studies' },
  { subject: 'psychology', label: 'Psychology & life skills' },
] as const satisfies readonly Subject[];

export type SubjectName = (typeof subjects)[number]['subject'];

export const subjectNames: readonly SubjectName[] = subjects.map((row) => row.subject);

/** The row of a subject name. Every subject name has one. */
export function subjectOf(name: SubjectName): Subject {
  const row = subjects.find((candidate) => candidate.subject === name);
  if (!row) throw new Error(`No subject is called ${name}`);
  return row;
}

/** docs/contract.md, "Sidebars": Bengali first (the index). */
export const instructorSubjects = [
  { subject: 'bengali', path: '/instructor', label: 'Bengali', block: 'bangla' },
  { subject: 'english', path: '/instructor/english', label: 'English', block: 'english' },
  { subject: 'mathematics', path: '/instructor/mathematics', label: 'Mathematics', block: 'mathematics' },
  { subject: 'chemistry', path: '/instructor/chemistry', label: 'Chemistry', block: 'chemistry' },
  { subject: 'physics', path: '/instructor/physics', label: 'Physics', block: 'physics' },
  { subject: 'biology', path: '/instructor/biology', label: 'Biology', block: 'biology' },
  { subject: 'finance', path: '/instructor/finance', label: 'Finance', block: 'finance' },
  { subject: 'religious', path: '/instructor/religious', label: 'Religious studies', block: 'religious' },
  { subject: 'programming', path: '/instructor/programming', label: 'Programming', block: 'coding' },
] as const satisfies readonly {
  subject: string;
  path: `/${string}`;
  label: string;
  block: SubjectName;
}[];

export type InstructorSubject = (typeof instructorSubjects)[number]['subject'];

/** The subjects, their block colours (white on each ground meets 4.5:1) and names; the 9 instructor subjects. */

export interface Subject {
  readonly subject: string;
  readonly label: string;
  /** Ground of the subject's block. */
  readonly ground: `#${string}`;
}

export const subjects = [
  { subject: 'bangla', label: 'Bangla', ground: '#C94A22' },
  { subject: 'english', label: 'English', ground: '#2B6CB0' },
  { subject: 'mathematics', label: 'Mathematics', ground: '#0B6E4F' },
  { subject: 'physics', label: 'Physics', ground: '#5B4BB7' },
  { subject: 'chemistry', label: 'Chemistry', ground: '#9A3E7A' },
  { subject: 'biology', label: 'Science & biology', ground: '#4B7F22' },
  { subject: 'coding', label: 'Coding', ground: '#1A2540' },
  { subject: 'music', label: 'Music & arts', ground: '#96610F' },
  { subject: 'finance', label: 'Finance', ground: '#1A6A79' },
  { subject: 'social', label: 'Social science', ground: '#A23B3B' },
  { subject: 'religious', label: 'Religious & moral studies', ground: '#37607E' },
  { subject: 'psychology', label: 'Psychology & life skills', ground: '#7A4B2A' },
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

import type { KindFields } from '../content/fields.ts';

/** With its texts in each language, or in one. */
export type Subject = { readonly id: string } & KindFields['subjects'];

/** The subjects that have drawings, a sign and share pictures of their own. Others have the signs to choose from, or letters. */
export const drawnSubjects = [
  'bangla',
  'english',
  'mathematics',
  'physics',
  'chemistry',
  'biology',
  'coding',
  'music',
  'finance',
  'social',
  'religious',
  'psychology',
] as const;
export type DrawnSubject = (typeof drawnSubjects)[number];

export const isDrawn = (subject: unknown): subject is DrawnSubject =>
  drawnSubjects.some((one) => one === subject);

const newer = new Map<string, Subject>();

/** Subjects published since the build. A page, like a server, knows one school: what is published holds for all that it shows. */
export function learnSubjects(subjects: readonly Subject[]): void {
  for (const one of subjects) newer.set(one.id, one);
}

/** For servers, which see one unpublished too: it is forgotten. @param subjects all that the school has; none: it has those of the build */
export function learnAllSubjects(subjects: readonly Subject[]): void {
  if (subjects.length > 0) newer.clear();
  learnSubjects(subjects);
}

export const newerSubjects: ReadonlyMap<string, Subject> = newer;

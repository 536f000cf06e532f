import { knownSubjects, subjectName } from '@pathshala/content/kinds/known-subjects';
import { catalogueEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { InstructorPlace } from '@pathshala/contract/catalogue/instructor-subjects';
import { learnSubjects, type Subject } from '@pathshala/contract/catalogue/subjects';
import type { Course } from '@pathshala/contract/courses/course';
import { useAnswer } from '../api/use-answer.ts';
import { languageQuery, siteLanguage } from '../words/language.ts';
import { nameOf } from '../words/names.ts';
import { words } from '../words/words.ts';

const levelNames = {
  starter: words['levels.starter'],
  steady: words['levels.steady'],
  stretch: words['levels.stretch'],
} as const;

interface CourseFact {
  readonly label: string;
  readonly text: string;
}

/** What cards and pages say about a course. The subject comes first: in class 8 physics and chemistry are both Science. */
export function courseFacts(course: Pick<Course, 'subject' | 'list' | 'level'>): CourseFact[] {
  const { level } = course;
  return [
    { label: words['catalogue.subject'](), text: subjectName(course, siteLanguage) },
    ...(level ? [{ label: words['levels.level'](), text: levelNames[level]() }] : []),
  ];
}

/** What the instructors of a subject are listed under. */
export const instructorsOfText = ({ label, block }: InstructorPlace): string =>
  label ? nameOf(label) : subjectName({ subject: block }, siteLanguage);

/** Until the published ones are loaded, those of the build. */
export function useSubjects(): readonly Subject[] {
  const { data } = useAnswer(catalogueEndpoints.publishedPart, { part: 'subjects', query: languageQuery });
  const subjects = (data?.content ?? []) as readonly Subject[];
  learnSubjects(subjects);
  const all = knownSubjects();
  return subjects.length > 0 ? all.filter(({ id }) => subjects.some((one) => one.id === id)) : all;
}

export function OpensSoon() {
  return <span className="chip soft">{words['ui.opensSoon']()}</span>;
}

import type { SchoolContent } from '@pathshala/content/load-content';
import type { Blog, BookSource } from '@pathshala/contract/blog';
import type { CourseDetail } from '@pathshala/contract/course';
import { subjectLabel } from '@pathshala/contract/curriculum';
import type { Instructor } from '@pathshala/contract/instructor';
import { firstLanguage, type Language } from '@pathshala/contract/languages';
import { listOf } from '@pathshala/contract/lists';
import { ownValue } from '@pathshala/contract/own-value';
import { instructorSubjects, type SubjectName } from '@pathshala/contract/subjects';
import type { NameKey } from '@pathshala/messages/keys';
import { say } from '@pathshala/messages/say';
import { inClasses } from './classes.ts';
import type { SearchDocument } from './documents.ts';
import { lessonDocuments } from './lesson-documents.ts';
import { otherNames, subjectNames } from './other-names.ts';
import { pageDocuments } from './page-documents.ts';

const nameIn = (language: Language, name: NameKey) => say(language, `names.${name}`);

/** Everything that can be found: courses, lessons of free courses, articles, books, instructors and the site's pages. */
/** @param language what lists and subjects are called in */
export function documentsOf(content: SchoolContent, language: Language = firstLanguage): SearchDocument[] {
  const { courses, lessons, articles, books, instructors, pages } = content;
  const byId = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1);
  return [
    ...courses.map((one) => fromCourse(one, language)),
    ...courses.flatMap((course) => lessonDocuments(course, lessons.get(course._id) ?? [])),
    ...articles.toSorted(byId).map(fromArticle),
    ...books.toSorted(byId).map(fromBook),
    ...instructors.map(fromInstructor),
    ...pageDocuments(pages),
  ];
}

/** @param language what its list is called in */
export function fromCourse(course: CourseDetail, language: Language = firstLanguage): SearchDocument {
  const { _id, title, list, subject, price, summary, audience, outcomes, outline, complete } = course;
  const row = listOf(list);
  const label = nameIn(language, row.label);
  const english = nameIn(firstLanguage, row.label);
  const lessons = outline.map((item) => item.title);
  return {
    _id,
    group: 'courses',
    title,
    note: label,
    names: namesOf(
      `${row.class ? 'course' : english} class\n${nameIn(firstLanguage, subjectLabel(course))}`,
      subject,
      _id,
    ),
    topics: lessons.join('\n'),
    text: [summary, audience, ...outcomes].join('\n'),
    ...(row.class ? { classes: [row.class] } : inClasses(`${title}\n${audience}`)),
    price,
    ...(complete ? {} : { opensSoon: true }),
  };
}

/** @param kind what sort of thing it is, as people call it, and its subject where it has a name of its own there */
function namesOf(kind: string, subject: SubjectName, id: string): string {
  return [kind, subjectNames[subject], ownValue(otherNames, id) ?? ''].join('\n');
}

export function fromArticle({ _id, title, userName, subject, summary, description }: Blog): SearchDocument {
  const names = namesOf('article', subject, _id);
  return { _id, group: 'blogs', title, note: userName, names, topics: summary, text: description };
}

export function fromBook({ _id, title, userName, subject, level, description }: BookSource): SearchDocument {
  return {
    _id,
    group: 'books',
    title,
    note: userName,
    names: namesOf('book pdf', subject, _id),
    text: [level, description].join('\n'),
    ...inClasses(level),
  };
}

export function fromInstructor({ id, name, education, bio, subject }: Instructor): SearchDocument {
  const row = instructorSubjects.find((one) => one.subject === subject) ?? instructorSubjects[0];
  return {
    _id: id,
    group: 'instructors',
    title: name,
    note: education,
    path: `${row.path}#${id}`,
    names: namesOf(`teacher ${nameIn(firstLanguage, row.label)}`, row.block, id),
    text: bio,
    ...inClasses(education),
  };
}

import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { SchoolContent } from '@pathshala/content/load-content';
import { subjectLabel } from '@pathshala/contract/catalogue/curriculum';
import { listOf } from '@pathshala/contract/catalogue/lists';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { ownValue } from '@pathshala/contract/http/own-value';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { NameKey } from '@pathshala/messages/keys';
import { say } from '@pathshala/messages/say';
import { inClasses } from './classes.ts';
import type { SearchDocument } from './documents.ts';
import { lessonDocuments } from './lesson-documents.ts';
import { otherNames, subjectNames } from './other-names.ts';
import { pageDocuments } from './page-documents.ts';

const nameIn = (language: Language, name: NameKey) => say(language, `names.${name}`);

/**
 * Everything that search can find: courses, lessons of free courses, articles, books, instructors and pages.
 * @param language of the names of lists and subjects
 */
export function documentsOf(content: SchoolContent, language: Language = firstLanguage): SearchDocument[] {
  const { courses, lessons, articles, books, instructors, pages } = content;
  const byId = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1);
  return [
    ...courses.map((one) => fromCourse(one, language)),
    ...courses.flatMap((course) => lessonDocuments(course, lessons.get(course._id) ?? [])),
    ...articles.toSorted(byId).map((one) => fromItem('articles', one._id, one)),
    ...books.toSorted(byId).map((one) => fromItem('books', one._id, one)),
    ...instructors.map((one) => fromItem('instructors', one.id, one)),
    ...pageDocuments(pages),
  ];
}

/** The texts of some fields of an item, one in a line. */
function wordsIn(fields: object, names: readonly string[]): string {
  const values = new Map<string, unknown>(Object.entries(fields));
  return names.flatMap((name) => values.get(name) ?? '').join('\n');
}

/** @param language of its list's name */
export function fromCourse(course: CourseDetail, language: Language = firstLanguage): SearchDocument {
  const { _id, title, list, subject, price, outline, complete, img } = course;
  const { text = [], classes = '', group = 'courses' } = allKinds.courses.search ?? {};
  const row = listOf(list);
  const label = nameIn(language, row.label);
  const english = nameIn(firstLanguage, row.label);
  const lessons = outline.map((item) => item.title);
  return {
    ...{ _id, group, title, note: label },
    ...(!img.endsWith(`/${_id}.svg`) && { img }),
    names: namesOf(
      `${row.class ? 'course' : english} class\n${nameIn(firstLanguage, subjectLabel(course))}`,
      subject,
      _id,
    ),
    topics: lessons.join('\n'),
    text: wordsIn(course, text),
    ...(row.class ? { classes: [row.class] } : inClasses(`${title}\n${wordsIn(course, [classes])}`)),
    price,
    ...(complete ? {} : { opensSoon: true }),
  };
}

/** @param kind the common word for such things, and its subject if the subject has a name of its own there */
function namesOf(kind: string, subject: SubjectName, id: string): string {
  return [kind, subjectNames[subject], ownValue(otherNames, id) ?? ''].join('\n');
}

/**
 * The search document of an item whose kind says how it is searched.
 * @param fields in one language
 * @throws Error for another kind
 */
export function fromItem(kind: StudioKind, id: string, fields: object): SearchDocument {
  const { search, title } = allKinds[kind];
  if (!search?.alone || !title) throw new Error(`${kind} are not found by themselves`);
  const { group, text, classes, alone } = search;
  const { called, note, topics, on } = alone;
  const textAt = (name: string) => wordsIn(fields, [name]);
  const place = on?.(textAt('subject'));
  const names = place
    ? namesOf(`${called} ${nameIn(firstLanguage, place.label)}`, place.block, id)
    : namesOf(called, textAt('subject') as SubjectName, id);
  return {
    ...{ _id: id, group, title: textAt(title), note: textAt(note) },
    ...('picture' in fields && fields.picture ? { img: String(fields.picture) } : {}),
    ...(place && { path: `${place.path}#${id}` }),
    names,
    ...(topics && { topics: textAt(topics) }),
    text: wordsIn(fields, text),
    ...(classes && inClasses(textAt(classes))),
  };
}

import { listNames } from '@pathshala/contract/catalogue/lists';
import { lessonVersion } from '@pathshala/contract/content/published';
import { type CourseDetail, cardOf } from '@pathshala/contract/courses/course';
import {
  firstLanguage,
  forTranslations,
  type Language,
  type Translation,
  translations,
} from '@pathshala/contract/text/languages';
import { type CourseWord, cardWords, courseWords } from '../kinds/course.ts';
import type { LessonsByCourse, SchoolContent } from '../load-content.ts';
import type { CardTexts, CourseTexts } from '../records.ts';

/** The courses of the other languages, by id. */
type Others = Readonly<Record<Translation, ReadonlyMap<string, CourseDetail>>>;

type ByLanguage<Texts> = { [Name in Translation]?: Texts };

/** Leaves out languages whose texts are all the same as the first language's. */
export function courseTexts(course: CourseDetail, others: Others): ByLanguage<CourseTexts> {
  return inOthers(course, others, (one) => ({
    ...wordsOf(one, courseWords),
    outline: Object.fromEntries(one.outline.map((item) => [item.id, item.title])),
  }));
}

export function cardTexts(course: CourseDetail, others: Others): ByLanguage<CardTexts> {
  return inOthers(course, others, (one) => wordsOf(one, cardWords));
}

function wordsOf<Name extends CourseWord>(course: CourseDetail, names: readonly Name[]) {
  // Firestore keeps no undefined values.
  const there = names.filter((name) => course[name] !== undefined);
  return Object.fromEntries(there.map((name) => [name, course[name]])) as Pick<CourseDetail, Name>;
}

function inOthers<Texts>(
  course: CourseDetail,
  others: Others,
  textsOf: (course: CourseDetail) => Texts,
): ByLanguage<Texts> {
  const found: ByLanguage<Texts> = {};
  for (const language of translations) {
    const other = others[language].get(course._id);
    if (!other) continue;
    const texts = textsOf(other);
    if (JSON.stringify(texts) !== JSON.stringify(textsOf(course))) found[language] = texts;
  }
  return found;
}

interface SeedDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Ordered so that no list ever names a course that does not exist yet. */
export function seedDocuments(content: Pick<SchoolContent, 'courses' | 'lessons' | 'in'>): SeedDocument[] {
  const { courses, lessons } = content;
  const others = forTranslations(
    (language) => new Map(content.in[language].courses.map((course) => [course._id, course])),
  );
  const ofLessons = [
    ...lessonDocuments(lessons, firstLanguage),
    ...translations.flatMap((language) => lessonDocuments(content.in[language].lessons, language)),
  ];
  const ofCourses = courses.map((course) => {
    const { _id, ...data } = course;
    return { path: `courses/${_id}`, data: { ...data, ...courseTexts(course, others) } };
  });
  const ofLists = listNames.map((list) => {
    const own = courses.filter((course) => course.list === list);
    const cards = own.map((course) => ({ ...cardOf(course), ...cardTexts(course, others) }));
    return { path: `catalogue/${list}`, data: { list, courses: cards } };
  });
  const ofOrders = [...lessons].map(([courseId, each]) => ({
    path: `lessonOrders/${courseId}`,
    data: { lessons: each.map(({ id }) => id) },
  }));
  return [...ofOrders, ...ofLessons, ...ofCourses, ...ofLists];
}

function lessonDocuments(lessons: LessonsByCourse, language: Language): SeedDocument[] {
  return [...lessons].flatMap(([courseId, each]) =>
    each.map(({ id, ...data }) => ({
      path: `courses/${courseId}/lessons/${lessonVersion(id, language)}`,
      data,
    })),
  );
}

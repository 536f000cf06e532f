import { listNames } from '@pathshala/contract/catalogue/lists';
import { catalogueCollections, lessonVersion } from '@pathshala/contract/content/collections';
import { cardOf } from '@pathshala/contract/courses/course';
import {
  firstLanguage,
  forTranslations,
  type Language,
  translations,
} from '@pathshala/contract/text/languages';
import type { LessonsByCourse, SchoolContent } from '../load-content.ts';
import { cardTexts, courseTexts } from './course-texts.ts';

/** A document as it is stored. */
export interface SeedDocument {
  /** Path in Firestore, such as `courses/free-water`. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Every document of the catalogue, in an order in which no list ever names a course that is not there yet. */
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
    const path = `${catalogueCollections.courses}/${_id}`;
    return { path, data: { ...data, ...courseTexts(course, others) } };
  });
  const ofLists = listNames.map((list) => {
    const own = courses.filter((course) => course.list === list);
    const cards = own.map((course) => ({ ...cardOf(course), ...cardTexts(course, others) }));
    return { path: `${catalogueCollections.catalogue}/${list}`, data: { list, courses: cards } };
  });
  return [...ofLessons, ...ofCourses, ...ofLists];
}

function lessonDocuments(lessons: LessonsByCourse, language: Language): SeedDocument[] {
  return [...lessons].flatMap(([courseId, each]) =>
    each.map(({ id, ...data }) => {
      const path = `${catalogueCollections.lessons(courseId)}/${lessonVersion(id, language)}`;
      return { path, data };
    }),
  );
}

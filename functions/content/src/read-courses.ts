import { type ListName, listNames } from '@pathshala/contract/catalogue/lists';
import {
  type CourseDetail,
  type CourseFile,
  type OutlineItem,
  quizMark,
} from '@pathshala/contract/courses/course';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { firstLanguage, forLanguages, type Language } from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import { array, mixed } from 'yup';
import { courseOf } from './course-of.ts';
import { courseSourceSchema } from './kinds/source-schemas.ts';
import type { Problems } from './problems.ts';
import { readJson } from './read-json.ts';
import type { LessonsByCourse } from './read-lessons.ts';

type Lessons = Readonly<Record<Language, LessonsByCourse>>;
type Courses = Record<Language, CourseDetail[]>;

/** An entry of a list, checked. */
interface Entry {
  readonly list: ListName;
  readonly source: CourseFile;
}

/**
 * Reads and checks all courses, list by list, in the files' order.
 * @param contentDir absolute path of the folder that holds `courses/`
 * @param lessons the written ones, by course
 * @returns all of them in every language; what has no translation falls back
 */
export function readCourses(contentDir: string, lessons: Lessons, problems: Problems): Courses {
  const entries = listNames.flatMap((list) => readList(contentDir, list, problems));
  checkUnique(entries, problems);
  const inLanguage = (language: Language) => entries.map((entry) => toCourse(entry, lessons, language));
  return forLanguages(inLanguage);
}

function readList(contentDir: string, list: ListName, problems: Problems): Entry[] {
  const file = `courses/${list}.json`;
  const read = readJson(contentDir, file, problems);
  if (read === undefined) return [];
  const entries = problems.check(array().of(mixed()).required(), read, file) ?? [];
  return entries.flatMap((entry, index) => {
    const source = problems.check(courseSourceSchema, entry, file, `[${index}]`);
    return source ? [{ list, source }] : [];
  });
}

function toCourse({ list, source }: Entry, lessons: Lessons, language: Language): CourseDetail {
  const { id, outline: planned, ...words } = inOneLanguage(source, language);
  const outline = planned ?? writtenOutline(id, lessons, language);
  const course = courseOf(id, { ...words, list }, outline, planned === undefined);
  return { ...course, img: coverIn(course.img, language) };
}

function writtenOutline(id: string, lessons: Lessons, language: Language): OutlineItem[] {
  const titles = new Map(lessons[language].get(id)?.map((lesson) => [lesson.id, lesson.title]));
  const written = lessons[firstLanguage].get(id) ?? [];
  return written.map((one) => ({
    id: one.id,
    title: titles.get(one.id) ?? one.title,
    minutes: one.minutes,
    ...quizMark(one.quiz.length),
  }));
}

function checkUnique(entries: readonly Entry[], problems: Problems): void {
  const listsById = new Map<string, string[]>();
  for (const { source, list } of entries) {
    listsById.set(source.id, [...(listsById.get(source.id) ?? []), list]);
  }
  for (const [id, lists] of listsById) {
    if (lists.length > 1) problems.add(`courses/${lists[1]}.json`, id, `is in ${lists[0]} already`);
  }
}

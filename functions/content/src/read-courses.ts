import { type ListName, listNames } from '@pathshala/contract/catalogue/lists';
import {
  type CourseDetail,
  type CourseFile,
  type OutlineItem,
  quizMark,
} from '@pathshala/contract/courses/course';
import { validationMessage } from '@pathshala/contract/http/validation';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { firstLanguage, forLanguages, type Language } from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import { array, mixed } from 'yup';
import { courseOf } from './course-of.ts';
import { courseSourceSchema } from './kinds/source-schemas.ts';
import type { Problems } from './problems.ts';
import { readJson } from './read-json.ts';
import type { LessonsByCourse } from './read-lessons.ts';

const minimumCourses = 8;

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
  const entries = listNames.flatMap((list) => readList(contentDir, list, lessons, problems));
  checkUnique(entries, problems);
  const known = new Set(entries.map(({ source }) => source.id));
  for (const courseId of lessons[firstLanguage].keys()) {
    if (!known.has(courseId)) problems.add(`lessons/${courseId}`, '(folder)', 'belongs to no course');
  }
  const inLanguage = (language: Language) => entries.map((entry) => toCourse(entry, lessons, language));
  return forLanguages(inLanguage);
}

function readList(contentDir: string, list: ListName, lessons: Lessons, problems: Problems): Entry[] {
  const file = `courses/${list}.json`;
  const read = readJson(contentDir, file, problems);
  if (read === undefined) return [];
  const atLeast = array()
    .of(mixed())
    .min(minimumCourses, validationMessage('faults.coursesMin', 'min'))
    .required();
  const entries = problems.check(atLeast, read, file) ?? [];
  return entries.flatMap((entry, index) => {
    const source = problems.check(courseSourceSchema, entry, file, `[${index}]`);
    return source && hasOutline(source, lessons, `${file}: [${index}]`, problems) ? [{ list, source }] : [];
  });
}

/** Whether the lesson files make the outline or the entry itself has one, and not both. */
function hasOutline(
  { id, outline }: CourseFile,
  lessons: Lessons,
  place: string,
  problems: Problems,
): boolean {
  const written = lessons[firstLanguage].get(id);
  const items = written ?? outline;
  if (!items) {
    problems.add(place, 'outline', 'is missing, and the course has no lesson files');
    return false;
  }
  if (written && outline) problems.add(place, 'outline', 'must be left out: the lesson files make it');
  if (new Set(items.map((item) => item.id)).size !== items.length) {
    problems.add(place, 'outline', 'has the same lesson id twice');
  }
  return true;
}

function toCourse({ list, source }: Entry, lessons: Lessons, language: Language): CourseDetail {
  const { id, outline: planned, ...words } = inOneLanguage(source, language);
  const outline = writtenOutline(id, lessons, language) ?? planned ?? [];
  const course = courseOf(id, { ...words, list }, outline, lessons[firstLanguage].has(id));
  return { ...course, img: coverIn(course.img, language) };
}

function writtenOutline(id: string, lessons: Lessons, language: Language): OutlineItem[] | undefined {
  const titles = new Map(lessons[language].get(id)?.map((lesson) => [lesson.id, lesson.title]));
  const written = lessons[firstLanguage].get(id);
  return written?.map((one) => ({
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

import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { CourseFile } from '@pathshala/contract/courses/course';
import {
  firstLanguage,
  forTranslations,
  type Language,
  type Translation,
  translations,
} from '@pathshala/contract/text/languages';
import { type LessonFile, readFirstVersion, type SeedLesson } from './lesson-file.ts';
import { madeOnce } from './made-once.ts';
import { Problems } from './problems.ts';
import { readJson } from './read-json.ts';
import { type LessonContext, termsOf } from './terms/lesson-terms.ts';
import { readTranslatedLesson } from './translated-lesson.ts';

/** Lessons by course, in their order. */
export type LessonsByCourse = ReadonlyMap<string, readonly SeedLesson[]>;

const lessonFile = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const knownFile = /\.(md|quiz\.json)$/;
const translatedFile = new RegExp(`^(.+)\\.(${translations.join('|')})\\.(md|quiz\\.json)$`);

/**
 * Reads every course's lessons.
 * @param contentDir absolute path of the content folder
 * @returns courses without a lesson folder are missing; so is, in another language, what has no version in it
 */
export function readLessons(contentDir: string, problems: Problems): Record<Language, LessonsByCourse> {
  const root = join(contentDir, 'lessons');
  const courses = existsSync(root) ? readdirSync(root).sort() : [];
  const places = readLessonContexts(contentDir);
  const folders = courses.map((courseId) => ({
    courseId,
    ...keptFolder(contentDir, courseId, places.get(courseId), problems),
  }));
  return {
    [firstLanguage]: new Map(folders.map(({ courseId, lessons }) => [courseId, lessons])),
    ...forTranslations((language) => new Map(folders.map(({ courseId, own }) => [courseId, own[language]]))),
  };
}

interface Folder {
  readonly lessons: readonly SeedLesson[];
  readonly own: Readonly<Record<Translation, readonly SeedLesson[]>>;
}

/** Lessons are slow to render: those of a course are kept, with what is wrong in them, as long as its files are the same. */
function keptFolder(
  contentDir: string,
  courseId: string,
  context: LessonContext | undefined,
  problems: Problems,
): Folder {
  const folder = `lessons/${courseId}`;
  const names = readdirSync(join(contentDir, folder)).sort();
  const files = names.map((name) => [name, readFileSync(join(contentDir, folder, name), 'utf8')]);
  const make = () => {
    const own = new Problems();
    return { ...readFolder(contentDir, folder, context, own), found: own.found };
  };
  const of = hash('sha256', JSON.stringify([context, files]));
  const { found, ...read } = madeOnce(`lessons-${courseId}`, make, { of });
  problems.take(found);
  return read;
}

function readFolder(
  contentDir: string,
  folder: string,
  context: LessonContext | undefined,
  problems: Problems,
): Folder {
  const names = readdirSync(join(contentDir, folder));
  for (const name of names.filter((one) => !knownFile.test(one))) {
    problems.add(`${folder}/${name}`, '(file)', 'is neither a lesson nor a quiz');
  }
  const files = names
    .filter((name) => name.endsWith('.md') && !translatedFile.test(name))
    .map((name) => readLesson(contentDir, `${folder}/${name}`, context, problems))
    .filter((file) => file !== undefined)
    .sort((a, b) => a.lesson.order - b.lesson.order);
  files.forEach(({ lesson }, index) => {
    if (lesson.order !== index + 1) {
      problems.add(`${folder}/${lesson.order}-${lesson.id}.md`, '(name)', `should be number ${index + 1}`);
    }
  });
  checkOrphans(folder, names, problems);
  const own = forTranslations((language) =>
    files.flatMap((file) => {
      const terms = context && termsOf(context, language, language);
      return readTranslatedLesson(contentDir, file, language, terms, problems) ?? [];
    }),
  );
  return { lessons: files.map(({ lesson }) => lesson), own };
}

/** A version in another language is beside the first one, with the same name, and a quiz beside its lesson. */
function checkOrphans(folder: string, names: readonly string[], problems: Problems): void {
  for (const name of names) {
    const lesson = name.replace(/\.quiz\.json$/, '.md');
    if (!names.includes(lesson)) problems.add(`${folder}/${name}`, '(file)', `stands beside no ${lesson}`);
    const [, stem, , kind] = translatedFile.exec(name) ?? [];
    if (stem === undefined || names.includes(`${stem}.${kind}`)) continue;
    problems.add(`${folder}/${name}`, '(file)', `stands beside no ${stem}.${kind}`);
  }
}

function readLesson(
  contentDir: string,
  file: string,
  context: LessonContext | undefined,
  problems: Problems,
): LessonFile | undefined {
  const [, number, id] = lessonFile.exec(file.split('/').at(-1) ?? '') ?? [];
  if (number === undefined || id === undefined) {
    problems.add(file, '(name)', 'must be <number>-<kebab-case>.md');
    return undefined;
  }
  const termsIn = context && ((written: Language) => termsOf(context, written, firstLanguage));
  return readFirstVersion(contentDir, file, { id, order: Number(number) }, termsIn, problems);
}

/**
 * The place of each course, before the lists are read and checked: what lessons explain follows from it.
 * @param contentDir absolute path of the folder that holds `courses/`
 * @returns by course; one whose row is wrong may be missing, which `readCourses` speaks of
 */
function readLessonContexts(contentDir: string): ReadonlyMap<string, LessonContext> {
  const ignored = new Problems();
  return new Map(
    listNames.flatMap((list) => {
      const rows = readJson(contentDir, `courses/${list}.json`, ignored);
      if (!Array.isArray(rows)) return [];
      return rows
        .filter((row) => typeof row?.id === 'string')
        .map(({ id, subject }: CourseFile) => [id, { subject, list }] as const);
    }),
  );
}

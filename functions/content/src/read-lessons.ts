import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@pathshala/contract/language';
import { lessonHeadSchema, quizSourceSchema } from '@pathshala/contract/source-schemas';
import { array } from 'yup';
import { splitFrontMatter } from './front-matter.ts';
import type { Problems } from './problems.ts';
import { readJson } from './read-json.ts';
import type { LessonRecord, QuizRecord } from './records.ts';
import { langOfMarkdown, renderQuestion } from './render/lesson-record.ts';
import { renderInline, renderMarkdown } from './render/render-lesson.ts';

export interface SeedLesson extends LessonRecord {
  readonly id: string;
}

const minimumLessons = 3;
const lessonFile = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const knownFile = /\.(md|quiz\.json)$/;
const quizSchema = array().of(quizSourceSchema.required()).min(3).max(5).required();

/**
 * Reads every course's lessons, in their order.
 * @param contentDir absolute path of the content folder
 * @returns lessons by course id; courses without a lesson folder are missing
 */
export function readLessons(contentDir: string, problems: Problems): Map<string, SeedLesson[]> {
  const root = join(contentDir, 'lessons');
  const byCourse = new Map<string, SeedLesson[]>();
  for (const courseId of existsSync(root) ? readdirSync(root).sort() : []) {
    byCourse.set(courseId, readCourseLessons(contentDir, courseId, problems));
  }
  return byCourse;
}

function readCourseLessons(contentDir: string, courseId: string, problems: Problems): SeedLesson[] {
  const folder = `lessons/${courseId}`;
  const names = readdirSync(join(contentDir, folder));
  for (const name of names.filter((one) => !knownFile.test(one))) {
    problems.add(`${folder}/${name}`, '(file)', 'is neither a lesson nor a quiz');
  }
  const lessons = names
    .filter((name) => name.endsWith('.md'))
    .map((name) => readLesson(contentDir, `${folder}/${name}`, problems))
    .filter((lesson) => lesson !== undefined)
    .sort((a, b) => a.order - b.order);
  lessons.forEach((lesson, index) => {
    if (lesson.order !== index + 1) {
      problems.add(`${folder}/${lesson.order}-${lesson.id}.md`, '(name)', `should be number ${index + 1}`);
    }
  });
  if (lessons.length < minimumLessons) problems.add(folder, '(folder)', `needs ${minimumLessons} lessons`);
  return lessons;
}

function readLesson(contentDir: string, file: string, problems: Problems): SeedLesson | undefined {
  const [, number, id] = lessonFile.exec(file.split('/').at(-1) ?? '') ?? [];
  if (number === undefined || id === undefined) {
    problems.add(file, '(name)', 'must be <number>-<kebab-case>.md');
    return undefined;
  }
  const text = readFileSync(join(contentDir, file), 'utf8');
  const parts = splitFrontMatter(text, file, ['minutes'], problems);
  if (!parts) return undefined;
  const fields = problems.check(lessonHeadSchema, parts.fields, file);
  const lang = langOfMarkdown(parts.body);
  const body = rendered((markdown) => renderMarkdown(markdown, lang), parts.body, file, 'body', problems);
  const quiz = readQuiz(contentDir, file.replace(/\.md$/, '.quiz.json'), lang, problems);
  return fields && { id, order: Number(number), ...fields, body, quiz };
}

function readQuiz(contentDir: string, file: string, lang: Lang, problems: Problems): QuizRecord[] {
  const read = readJson(contentDir, file, problems);
  const questions = (read === undefined ? undefined : problems.check(quizSchema, read, file)) ?? [];
  const questionAt = (index: number) => (markdown: string, field: string) =>
    rendered((text) => renderInline(text, lang), markdown, file, `[${index}].${field}`, problems);
  return questions.map((one, index) => renderQuestion(one, questionAt(index)));
}

function rendered(
  render: (markdown: string) => string,
  markdown: string,
  file: string,
  field: string,
  problems: Problems,
): string {
  try {
    return render(markdown);
  } catch (error) {
    problems.add(file, field, error instanceof Error ? error.message : String(error));
    return '';
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageRefOf } from '@pathshala/contract/http/validation';
import { firstLanguage, type Lang } from '@pathshala/contract/text/languages';
import { splitFrontMatter } from './front-matter.ts';
import { lessonHeadSchema, quizSchema, type TranslatedQuizSource } from './kinds/source-schemas.ts';
import type { Problems } from './problems.ts';
import { readJson } from './read-json.ts';
import type { LessonRecord, QuizRecord } from './records.ts';
import { langOfMarkdown, renderTexts, type TermsIn } from './render/lesson-record.ts';
import type { Terms } from './render/mark-terms.ts';
import { renderInline, renderMarkdown } from './render/render-lesson.ts';

export interface SeedLesson extends LessonRecord {
  readonly id: string;
}

/** A lesson in its original language. */
export interface LessonFile {
  /** Path in the content folder, without extension. */
  readonly stem: string;
  readonly lesson: SeedLesson;
}

/**
 * Reads a lesson with its quiz.
 * @param file path in the content folder
 * @param given data from its name
 * @param termsIn terms it explains, by language
 */
export function readFirstVersion(
  contentDir: string,
  file: string,
  given: Pick<SeedLesson, 'id' | 'order'>,
  termsIn: TermsIn | undefined,
  problems: Problems,
): LessonFile | undefined {
  const stem = file.replace(/\.md$/, '');
  const parts = splitFrontMatter(readFileSync(join(contentDir, file), 'utf8'), file, ['minutes'], problems);
  if (!parts) return undefined;
  const fields = problems.check(lessonHeadSchema, parts.fields, file);
  const lang = langOfMarkdown(parts.body);
  const body = renderBody(parts.body, lang, file, termsIn?.(lang ?? firstLanguage), problems);
  const quiz = readQuiz(contentDir, `${stem}.quiz.json`, lang, problems);
  return fields && { stem, lesson: { ...given, ...fields, body, quiz } };
}

/** Optional. */
function readQuiz(contentDir: string, file: string, lang: Lang, problems: Problems): QuizRecord[] {
  if (!existsSync(join(contentDir, file))) return [];
  const read = readJson(contentDir, file, problems);
  const questions = (read === undefined ? undefined : problems.check(quizSchema, read, file)) ?? [];
  return questions.map((one, index) => renderQuestion(one, one.answer, lang, { file, index }, problems));
}

/** @returns HTML; empty, with a problem, if it cannot be rendered */
export function renderBody(
  markdown: string,
  lang: Lang,
  file: string,
  terms: Terms | undefined,
  problems: Problems,
): string {
  return rendered((text) => renderMarkdown(text, lang, terms), markdown, file, 'body', problems);
}

/**
 * @param answer which option is right, counted from 0
 * @param place the quiz's file, and where in it
 */
export function renderQuestion(
  one: TranslatedQuizSource,
  answer: number,
  lang: Lang,
  { file, index }: { readonly file: string; readonly index: number },
  problems: Problems,
): QuizRecord {
  const inline = (markdown: string, field: string) =>
    rendered((text) => renderInline(text, lang), markdown, file, `[${index}].${field}`, problems);
  return renderTexts(one, answer, inline);
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
    problems.add(file, field, messageRefOf(error));
    return '';
  }
}

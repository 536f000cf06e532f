import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translation } from '@pathshala/contract/text/languages';
import { splitFrontMatter } from './front-matter.ts';
import { translatedHeadSchema, translatedQuizSchema } from './kinds/source-schemas.ts';
import { type LessonFile, renderBody, renderQuestion, type SeedLesson } from './lesson-file.ts';
import type { Problems } from './problems.ts';
import { readJson } from './read-json.ts';
import type { QuizRecord } from './records.ts';
import type { Terms } from './render/mark-terms.ts';

/**
 * Reads a lesson's version in another language, `<n>-<lesson>.bn.md` with `<n>-<lesson>.bn.quiz.json`.
 * @param first the lesson as it was first written: order, minutes and right answers are its own
 * @param terms the words that it explains
 * @returns undefined where there is none
 */
export function readTranslatedLesson(
  contentDir: string,
  { stem, lesson }: LessonFile,
  language: Translation,
  terms: Terms | undefined,
  problems: Problems,
): SeedLesson | undefined {
  const file = `${stem}.${language}.md`;
  const quizFile = `${stem}.${language}.quiz.json`;
  const isThere = (name: string) => existsSync(join(contentDir, name));
  if (!isThere(file) && !isThere(quizFile)) return undefined;
  if (!isThere(file)) {
    problems.add(file, '(file)', 'is missing');
    return undefined;
  }
  const parts = splitFrontMatter(readFileSync(join(contentDir, file), 'utf8'), file, [], problems);
  if (!parts) return undefined;
  const fields = problems.check(translatedHeadSchema, parts.fields, file);
  const body = renderBody(parts.body, language, file, terms, problems);
  const quiz = readQuiz(contentDir, quizFile, lesson.quiz, language, problems);
  const { id, order, minutes } = lesson;
  return fields && { id, order, title: fields.title, minutes, body, quiz };
}

/** @param first the quiz as it was first written: as many questions, each with as many options, the right one at the same place */
function readQuiz(
  contentDir: string,
  file: string,
  first: readonly QuizRecord[],
  language: Translation,
  problems: Problems,
): QuizRecord[] {
  if (first.length === 0 && !existsSync(join(contentDir, file))) return [];
  const read = readJson(contentDir, file, problems);
  const questions = (read === undefined ? undefined : problems.check(translatedQuizSchema, read, file)) ?? [];
  if (questions.length > 0 && questions.length !== first.length) {
    problems.add(file, '(whole)', `has ${questions.length} questions, and the first version ${first.length}`);
  }
  return questions.map((one, index) => {
    const { answer = 0, options = [] } = first[index] ?? {};
    if (first[index] && one.options.length !== options.length) {
      problems.add(
        file,
        `[${index}].options`,
        `are ${one.options.length}, and the first version has ${options.length}`,
      );
    }
    return renderQuestion(one, answer, language, { file, index }, problems);
  });
}

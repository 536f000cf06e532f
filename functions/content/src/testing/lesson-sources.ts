import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import type { QuizSource, TranslatedQuizSource } from '../kinds/source-schemas.ts';
import { schoolFolder } from '../load-content.ts';

/** A lesson as it is written, in one language. */
export interface LessonSource {
  readonly language: Language;
  /** Course and lesson, the same in every language: `c1-counting/1-one`. */
  readonly id: string;
  /** Its file, as a problem names it. */
  readonly name: string;
  readonly markdown: string;
  /** In another language the right answers, and what is worked out where nothing else is said, are the first version's. */
  readonly quiz: readonly QuizSource[];
}

const ending = /^(.+?)(?:\.([a-z]{2}))?\.md$/;

/** Every lesson of the school in every language that it is written in. */
export function lessonSources(folder: string = schoolFolder): LessonSource[] {
  const root = join(folder, 'lessons');
  return readdirSync(root).flatMap((course) =>
    readdirSync(join(root, course)).flatMap((file) => {
      const [, stem, language = firstLanguage] = ending.exec(file) ?? [];
      const known = languages.find((one) => one === language);
      return stem && known ? [readSource(join(root, course), `${course}/${stem}`, file, known)] : [];
    }),
  );
}

function readSource(folder: string, id: string, file: string, language: Language): LessonSource {
  const path = join(folder, file);
  const quizOf = (name: string) => JSON.parse(readFileSync(name.replace(/\.md$/, '.quiz.json'), 'utf8'));
  const own = quizOf(path) as QuizSource[];
  const name = `${id.split('/')[0]}/${file}`;
  const markdown = readFileSync(path, 'utf8').replace(/^---[\s\S]*?\n---\n/, '');
  if (language === firstLanguage) return { language, id, name, markdown, quiz: own };
  const first = quizOf(join(folder, `${id.split('/')[1]}.md`)) as QuizSource[];
  return { language, id, name, markdown, quiz: own.map((one, at) => withAnswer(one, first[at], id)) };
}

function withAnswer(own: TranslatedQuizSource, first: QuizSource | undefined, id: string): QuizSource {
  const compute = own.compute ?? (isRewritten({ id }) ? undefined : first?.compute);
  return { ...own, answer: first?.answer ?? 0, compute };
}

/** Whether a lesson's version may be rewritten, with other questions: those of classes 1 to 3. */
export const isRewritten = ({ id }: Pick<LessonSource, 'id'>): boolean => /^c[1-3]-/.test(id);

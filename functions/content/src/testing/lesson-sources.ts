import type { Language } from '@pathshala/contract/text/languages';
import { fieldsIn, languagesOf } from '../kinds/fields-of.ts';
import { schoolFolder } from '../load-content.ts';
import { type QuizSource, readSources } from '../sources.ts';

/** A lesson as it is written, in one language. */
export interface LessonSource {
  readonly language: Language;
  /** Course and lesson, the same in every language: `c1-counting/one`. */
  readonly id: string;
  /** As a problem names it. */
  readonly name: string;
  readonly markdown: string;
  readonly quiz: readonly QuizSource[];
}

/** Every lesson of the school in every language that it is written in. */
export function lessonSources(): LessonSource[] {
  return readSources(schoolFolder, ['lessons']).flatMap(({ id: itemId, fields }) => {
    const id = itemId.replace('~', '/');
    return languagesOf(fields).map((language): LessonSource => {
      const { body, quiz = [] } = fieldsIn('lessons', fields, language);
      const name = `${id} (${language})`;
      return { language, id, name, markdown: String(body), quiz: quiz as readonly QuizSource[] };
    });
  });
}

/** Whether a lesson's version may be rewritten, with other questions: those of classes 1 to 3. */
export const isRewritten = ({ id }: Pick<LessonSource, 'id'>): boolean => /^c[1-3]-/.test(id);

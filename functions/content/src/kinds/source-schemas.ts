/** Schemas of source files, by kind. */

import type { KindFields } from '@pathshala/contract/content/fields';
import { kebab } from '@pathshala/contract/text/encodings';
import type { InOneLanguage } from '@pathshala/contract/text/local-text';
import { array, type Schema } from 'yup';
import { type Fields, text } from './define-fields.ts';
import { lesson } from './lesson.ts';
import { page } from './page.ts';
import { schemaOf, schemaOfField, translatedFields } from './schemas.ts';

type LessonFields = InOneLanguage<KindFields['lessons']>;
/** What is above a lesson's text. */
export type LessonHead = Pick<LessonFields, 'title' | 'minutes'>;
export type QuizSource = NonNullable<LessonFields['quiz']>[number];
/** A question in another language: the right option is the first version's. */
export type TranslatedQuizSource = Omit<QuizSource, 'answer'>;

const id = text({ pattern: [kebab, 'faults.kebab'] });

function without(fields: Fields, ...names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/**
 * An entry of a JSON file.
 * @param omit fields that come from elsewhere
 */
export const entrySchema = (idField: string, fields: Fields, omit: readonly string[] = []) =>
  schemaOf<object>({ [idField]: id, ...without(fields, ...omit) }, 'each');

const head = without(lesson.fields, 'body', 'quiz');
export const lessonHeadSchema = schemaOf<LessonHead>(head, 'one');
export const translatedHeadSchema = schemaOf<Pick<LessonHead, 'title'>>(translatedFields(head), 'one');
const { quiz } = lesson.fields;
export const quizSchema = schemaOfField(quiz, 'one') as Schema<QuizSource[]>;
export const translatedQuizSchema = array()
  .of(schemaOf<TranslatedQuizSource>(translatedFields(quiz.of.of), 'one').required())
  .required();

/** What is above the text of a page. */
export const schoolPageHeadSchema = schemaOf<Omit<InOneLanguage<KindFields['pages']>, 'body'>>(
  without(page.fields, 'body'),
  'one',
);

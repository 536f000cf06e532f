/** Templates for new items. What is to be written over stands between « and »: `kinds/fields-of.ts` tells what is left. */
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { firstLanguage, type Language, ownOrFirst } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import bangla from './bn.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

const texts = { en: english, bn: bangla };

/** The texts in the language of the page. */
export const templatesHere = () => ownOrFirst(texts, siteLanguage);

/** A value with each text in both languages. */
function inBoth(first: unknown, own: unknown, language: Language): unknown {
  if (typeof first === 'string') return { [firstLanguage]: first, [language]: own };
  if (Array.isArray(first)) return first.map((one, at) => inBoth(one, (own as unknown[])[at], language));
  const rows = Object.entries(first as object);
  return Object.fromEntries(
    rows.map(([name, one]) => [name, inBoth(one, (own as Record<string, unknown>)[name], language)]),
  );
}

interface Question {
  readonly question: string;
}

const withAnswers = (quiz: readonly Question[]) => quiz.map((one) => ({ ...one, answer: 0 }));

interface Template {
  readonly label: () => string;
  readonly fields: (all: typeof english) => object;
}

const byKind: Partial<Readonly<Record<StudioKind, Readonly<Record<string, Template>>>>> = {
  courses: {
    school: { label: words['studio-new.schoolCourse'], fields: ({ course }) => course },
  },
  lessons: {
    lesson: { label: words['studio-new.fullLesson'], fields: ({ lesson }) => lesson },
    quiz: {
      label: words['studio-new.quiz'],
      fields: ({ quiz, lesson }) => ({ ...quiz, quiz: lesson.quiz }),
    },
    reading: { label: words['studio-new.reading'], fields: ({ reading }) => reading },
  },
};

/** The templates of a kind by name, with their labels. */
export const templateLabels = (kind: StudioKind): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(byKind[kind] ?? {}).map(([name, { label }]) => [name, label()]));

/**
 * The fields that a template begins an item with: in the first language, and in that of the page too.
 * @returns none for an unknown name
 */
export function fieldsOfTemplate(kind: StudioKind, name: string, language = siteLanguage): StudioFields {
  const template = byKind[kind]?.[name];
  if (!template) return {};
  const first = template.fields(english);
  const fields =
    language === firstLanguage
      ? first
      : inBoth(first, template.fields(ownOrFirst(texts, language)), language);
  const { quiz, ...rest } = fields as { readonly quiz?: readonly Question[] };
  return { ...rest, ...(quiz && { quiz: withAnswers(quiz) }) };
}

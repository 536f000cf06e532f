import { firstLanguage, languageOfLine, type Translation } from '@pathshala/contract/languages';
import type { SchoolContent, SchoolTexts } from './load-content.ts';

/** What has no version in a language yet. */
export interface Untranslated {
  /** Such as `free-first-code/1-one-step`: a lesson without a version. */
  readonly lessons: readonly string[];
  /** Texts of courses, people, books, articles, home and pages of text, by where they stand: `courses[free-first-code].title`. */
  readonly texts: readonly string[];
  /** How many there are of each at all. */
  readonly of: { readonly lessons: number; readonly texts: number };
}

const parts = [
  'courses',
  'articles',
  'books',
  'instructors',
  'home',
] as const satisfies (keyof SchoolTexts)[];
/** Fields that nobody reads as words. */
const notRead = new Set([
  ...['_id', 'id', 'img', 'list', 'subject', 'lang', 'date', 'kind', 'scene', 'color', 'portrait', 'links'],
]);

/** What of the school has no version in a language yet. */
export function untranslated(content: SchoolContent, language: Translation): Untranslated {
  const lessons = [...content.lessons].flatMap(([course, each]) => {
    const own = new Set(content.in[language].lessons.get(course)?.map(({ id }) => id));
    return each.map(({ id, order }) => ({ name: `${course}/${order}-${id}`, isThere: own.has(id) }));
  });
  const pages = content.in[language].pages.map(({ name, lead }) => [`pages[${name}]`, lead] as const);
  const texts = [...parts.flatMap((part) => textsIn(content.in[language][part], part)), ...pages];
  const isMissing = ([, text]: readonly [string, string]) => languageOfLine(text) === firstLanguage;
  return {
    lessons: lessons.filter(({ isThere }) => !isThere).map(({ name }) => name),
    texts: texts.filter(isMissing).map(([place]) => place),
    of: { lessons: lessons.length, texts: texts.length },
  };
}

/** Every text that people read in a value, with its place. */
function textsIn(value: unknown, place: string): (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (Array.isArray(value))
    return value.flatMap((item, at) => textsIn(item, `${place}[${nameOf(item) ?? at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    notRead.has(name) ? [] : textsIn(inner, `${place}.${name}`),
  );
}

/** The id of an entry that has one. */
function nameOf(item: unknown): string | undefined {
  const { _id, id = _id } = Object(item) as { readonly _id?: string; readonly id?: string };
  return id;
}

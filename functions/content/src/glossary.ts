import { type Language, languages } from '@pathshala/contract/languages';
import { array, type InferType, number, object, string } from 'yup';
import { schoolFolder } from './load-content.ts';
import { Problems } from './problems.ts';
import { readJson } from './read-json.ts';

/** What a term belongs to; `science` is what classes 1 to 8 learn before it is parted into three. */
export const glossarySubjects = [
  'mathematics',
  'science',
  'physics',
  'chemistry',
  'biology',
  'english',
  'bangla',
  'geography',
  'ict',
] as const;
export type GlossarySubject = (typeof glossarySubjects)[number];

const onlyLatin = /^[\p{Script=Latin}\p{P}\p{S}\p{N} ]+$/u;
const hasBangla = /\p{Script=Bengali}/u;

const english = (max: number) =>
  string().trim().min(2).max(max).required().matches(onlyLatin, 'has letters that are not Latin');
const bangla = (max: number) =>
  string().trim().min(2).max(max).required().matches(hasBangla, 'has no Bangla letter');

/** A word of a school subject in both languages. */
export const glossaryRowSchema = object({
  en: english(40),
  /** As the national curriculum's books call it. */
  bn: bangla(60).matches(/^[^A-Za-z]*$/, 'has Latin letters'),
  /** The class in which it is first met, 1 to 12. */
  class: number().integer().min(1).max(12).required(),
  subject: string<GlossarySubject>().oneOf(glossarySubjects).required(),
  /** What it means, in one short sentence for whoever reads it for the first time. */
  explain: object({ en: english(120), bn: bangla(160) }).noUnknown(),
  /** Where it mostly means something else in a text, such as `power`: it is not marked in lessons of these languages. */
  everyday: array().of(string<Language>().oneOf(languages).required()).min(1),
}).noUnknown();

export type GlossaryRow = InferType<typeof glossaryRowSchema>;

const glossarySchema = array().of(glossaryRowSchema.required()).required();

/**
 * Reads the words of the school's subjects, `glossary.json`: by their English word, and each but once in its subject.
 * @param folder absolute path of the content folder
 * @throws ContentError naming the row and field of every bad entry
 */
export function readGlossary(folder: string = schoolFolder): readonly GlossaryRow[] {
  const file = 'glossary.json';
  const problems = new Problems();
  const read = readJson(folder, file, problems);
  const rows = (read === undefined ? undefined : problems.check(glossarySchema, read, file)) ?? [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (before && compare(before, row) > 0)
      problems.add(file, `[${at}].en`, `${row.en} stands after ${before.en}`);
    if (before && compare(before, row) === 0)
      problems.add(file, `[${at}].en`, `${row.en} stands there twice`);
  }
  problems.throwIfAny();
  return rows;
}

function compare(a: GlossaryRow, b: GlossaryRow): number {
  return (
    a.en.localeCompare(b.en, 'en', { sensitivity: 'base' }) ||
    glossarySubjects.indexOf(a.subject) - glossarySubjects.indexOf(b.subject)
  );
}

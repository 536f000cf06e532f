import { lastClass } from '@pathshala/contract/catalogue/lists';
import { hasOwnLetters, noLettersOf } from '@pathshala/contract/content/local-text-schema';
import { says } from '@pathshala/contract/http/validation';
import {
  firstLanguage,
  forLanguages,
  hasLettersOf,
  type InLanguages,
  type Language,
  languageRows,
  languages,
  translations,
} from '@pathshala/contract/text/languages';
import { array, number, object, type Schema, string } from 'yup';
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

const firstScript = languageRows[firstLanguage].script;
const onlyFirst = new RegExp(`^[\\p{Script=${firstScript}}\\p{P}\\p{S}\\p{N} ]+$`, 'u');

const textIn = (language: Language, max: number) => {
  const text = string()
    .trim()
    .min(2)
    .max(Math.ceil(max * languageRows[language].length));
  return language === firstLanguage
    ? text.required().matches(onlyFirst, says('faults.notLatin'))
    : text.test('letters', () => noLettersOf(language), hasOwnLetters(language));
};

/** A word in another script has no letter of the first language's. */
const wordIn = (language: Language) => {
  const isFree = languageRows[language].script === firstScript;
  return textIn(language, 40).test(
    'latin',
    says('faults.latin'),
    (text) => isFree || !text || !hasLettersOf(firstLanguage, text),
  );
};

/** A word of a school subject, as the national curriculum's books call it in each language. */
export type GlossaryRow = InLanguages<string> & {
  /** The class in which it is first met. */
  readonly class: number;
  readonly subject: GlossarySubject;
  /** What it means, in one short sentence for anyone who reads it for the first time. */
  readonly explain: InLanguages<string>;
  /** Where it mostly means something else in a text, such as `power`: it is not marked in lessons of these languages. */
  readonly everyday?: readonly Language[] | undefined;
};

const rowSchema = object({
  ...forLanguages(wordIn),
  class: number().integer().min(1).max(lastClass).required(),
  subject: string<GlossarySubject>().oneOf(glossarySubjects).required(),
  explain: object(forLanguages((language) => textIn(language, 120))).noUnknown(),
  everyday: array().of(string<Language>().oneOf(languages).required()).min(1),
}).noUnknown();

const glossarySchema = array().of(rowSchema.required()).required() as unknown as Schema<GlossaryRow[]>;

/**
 * Reads the words of the school's subjects, `glossary.json`: by their word in the first language, and each but once in its subject.
 * @param folder absolute path of the content folder
 * @throws ContentError naming the row and field of every bad entry
 */
export function readGlossary(folder: string): readonly GlossaryRow[] {
  const file = 'glossary.json';
  const problems = new Problems();
  const read = readJson(folder, file, problems);
  const rows = (read === undefined ? undefined : problems.check(glossarySchema, read, file)) ?? [];
  // A language may have no words yet; one that has some has them all.
  const needed = translations.filter((one) => rows.some((row) => row[one] ?? row.explain[one]));
  for (const [at, row] of rows.entries()) {
    for (const one of needed) {
      if (!row[one]) problems.add(file, `[${at}].${one}`, { key: 'validation.required' });
      if (!row.explain[one]) problems.add(file, `[${at}].explain.${one}`, { key: 'validation.required' });
    }
    const before = rows[at - 1];
    if (before && compare(before, row) > 0)
      problems.add(
        file,
        `[${at}].${firstLanguage}`,
        `${row[firstLanguage]} stands after ${before[firstLanguage]}`,
      );
    if (before && compare(before, row) === 0)
      problems.add(file, `[${at}].${firstLanguage}`, `${row[firstLanguage]} appears twice`);
  }
  problems.throwIfAny();
  return rows;
}

function compare(a: GlossaryRow, b: GlossaryRow): number {
  return (
    a[firstLanguage].localeCompare(b[firstLanguage], firstLanguage, { sensitivity: 'base' }) ||
    glossarySubjects.indexOf(a.subject) - glossarySubjects.indexOf(b.subject)
  );
}

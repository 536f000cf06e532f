import { lastClass } from '@pathshala/contract/catalogue/lists';
import { hasOwnLetters, noLettersOf } from '@pathshala/contract/content/local-text-schema';
import { validationMessage } from '@pathshala/contract/http/validation';
import {
  firstLanguage,
  forLanguages,
  hasLettersOf,
  type Language,
  languageRows,
  languages,
  translations,
} from '@pathshala/contract/text/languages';
import { array, number, object, type Schema, string } from 'yup';
import { Problems, readJson } from './problems.ts';
import { type GlossaryRow, type GlossarySubject, glossarySubjects } from './terms/terms.ts';

const firstScript = languageRows[firstLanguage].script;
const onlyFirst = new RegExp(`^[\\p{Script=${firstScript}}\\p{P}\\p{S}\\p{N} ]+$`, 'u');

const textIn = (language: Language, max: number) => {
  const text = string()
    .trim()
    .min(2)
    .max(Math.ceil(max * languageRows[language].length));
  return language === firstLanguage
    ? text.required().matches(onlyFirst, validationMessage('faults.notLatin'))
    : text.test('letters', () => noLettersOf(language), hasOwnLetters(language));
};

/** A word in another script has no letter of the first language's. */
const wordIn = (language: Language) => {
  const isFree = languageRows[language].script === firstScript;
  return textIn(language, 40).test(
    'latin',
    validationMessage('faults.latin'),
    (text) => isFree || !text || !hasLettersOf(firstLanguage, text),
  );
};

const rowSchema = object({
  ...forLanguages(wordIn),
  class: number().integer().min(1).max(lastClass).required(),
  subject: string<GlossarySubject>().oneOf(glossarySubjects).required(),
  explain: object(forLanguages((language) => textIn(language, 120))).noUnknown(),
  everyday: array().of(string<Language>().oneOf(languages).required()).min(1),
}).noUnknown();

const glossarySchema = array().of(rowSchema.required()).required() as unknown as Schema<GlossaryRow[]>;

export function readGlossary(folder: string): readonly GlossaryRow[] {
  const file = 'glossary.json';
  const problems = new Problems();
  const read = readJson(folder, file, problems);
  const rows = (read === undefined ? undefined : problems.check(glossarySchema, read, file)) ?? [];
  // A language has all terms or none.
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

import type { MessageRef } from '@pathshala/messages/keys';
import { lazy, object, string } from 'yup';
import {
  firstLanguage,
  forTranslations,
  hasLettersOf,
  type Language,
  languageRows,
} from '../text/languages.ts';
import '../http/validation.ts';

/** How long a text may be: letters and signs in the school's first language. */
export interface TextLength {
  readonly min: number;
  readonly max: number;
}

/** What is said of a text without a letter of its language. */
export const noLettersOf = (language: Language): MessageRef => ({
  key: 'faults.noLetters',
  params: { language: languageRows[language].name },
});

/** Whether a text, where there is one, has letters of its language. */
export const hasOwnLetters =
  (language: Language) =>
  (text: string | undefined): boolean =>
    text === undefined || hasLettersOf(language, text);

/**
 * What a text that may be translated has to be.
 * @returns a schema of `LocalText`; a problem with a translation is named by its language, such as `title.bn`
 */
export function localText({ min, max }: TextLength) {
  const first = string().trim().min(min).max(max).required();
  const others = forTranslations((language) =>
    string()
      .trim()
      .min(1)
      .max(Math.ceil(max * languageRows[language].length))
      .test('letters', () => noLettersOf(language), hasOwnLetters(language)),
  );
  const translated = object({ [firstLanguage]: first, ...others }).noUnknown();
  return lazy((value: unknown) => (typeof value === 'object' && value !== null ? translated : first));
}

import type { Said } from '@pathshala/messages/keys';
import { lazy, object, string } from 'yup';
import { firstLanguage, forTranslations, hasLettersOf, languageRows } from './languages.ts';
import './validation.ts';

/** How long a text may be: letters and signs in the school's first language. */
export interface TextLength {
  readonly min: number;
  readonly max: number;
}

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
      .test(
        'letters',
        () => ({ key: 'faults.noLetters', params: { language: languageRows[language].name } }) satisfies Said,
        (text) => text === undefined || hasLettersOf(language, text),
      ),
  );
  const translated = object({ [firstLanguage]: first, ...others }).noUnknown();
  return lazy((value: unknown) => (typeof value === 'object' && value !== null ? translated : first));
}

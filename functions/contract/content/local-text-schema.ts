import type { MessageRef } from '@pathshala/messages/keys';
import { lazy, object, string } from 'yup';
import { validationMessage } from '../http/validation.ts';
import { isSeen } from '../text/encodings.ts';
import {
  firstLanguage,
  forTranslations,
  hasLettersOf,
  type Language,
  languageRows,
} from '../text/languages.ts';

export interface TextLength {
  readonly min: number;
  readonly max: number;
  readonly untrimmed?: boolean | undefined;
}

export const noLettersOf = (language: Language): MessageRef => ({
  key: 'faults.noLetters',
  params: { language: languageRows[language].name },
});

export const hasOwnLetters =
  (language: Language) =>
  (text: string | undefined): boolean =>
    text === undefined || hasLettersOf(language, text);

export function localText({ min, max, untrimmed = false }: TextLength) {
  const words = () =>
    (untrimmed ? string() : string().trim()).test(
      'seen',
      validationMessage('validation.required'),
      (text) => !text || isSeen(text),
    );
  const first = words().min(min).max(max).required();
  const others = forTranslations((language) =>
    words()
      .min(1)
      .max(Math.ceil(max * languageRows[language].length))
      .test('letters', () => noLettersOf(language), hasOwnLetters(language)),
  );
  const translated = object({ [firstLanguage]: first, ...others }).noUnknown();
  return lazy((value: unknown) => (typeof value === 'object' && value !== null ? translated : first));
}

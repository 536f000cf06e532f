import { lazy, object, string } from 'yup';
import { says } from './validation.ts';

/** How long a text may be: letters and signs in the school's first language. */
export interface TextLength {
  readonly min: number;
  readonly max: number;
}

/** Bangla writes vowels as signs of their own, so that the same text takes more of them. */
const longer = 1.5;

/**
 * What a text that may be translated has to be.
 * @returns a schema of `LocalText`; a problem with a translation is named by its language, such as `title.bn`
 */
export function localText({ min, max }: TextLength) {
  const first = string().trim().min(min).max(max).required();
  const bangla = string()
    .trim()
    .min(1)
    .max(Math.ceil(max * longer))
    .test(
      'bangla',
      says('faults.noBangla'),
      (text) => text === undefined || /\p{Script=Bengali}/u.test(text),
    );
  const translated = object({ en: first, bn: bangla }).noUnknown();
  return lazy((value: unknown) => (typeof value === 'object' && value !== null ? translated : first));
}

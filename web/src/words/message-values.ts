import type { Language } from '@pathshala/contract/text/languages';
import { numberIn } from './number.ts';

/** For `count: number`: formatted as all other numbers. */
export const number = (language: Language, value: unknown): string => numberIn(language, Number(value));

/** For `count: plural`: the plural form's name. */
export const plural = (language: Language, count: unknown): Intl.LDMLPluralRule =>
  new Intl.PluralRules(language).select(Number(count));

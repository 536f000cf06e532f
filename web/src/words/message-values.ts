import type { Language } from '@pathshala/contract/text/languages';
import { numberIn } from './number.ts';

/** What a message declares as `count: number`: numbers in a sentence are written as all others are. */
export const number = (language: Language, value: unknown): string => numberIn(language, Number(value));

/** What a message declares as `count: plural`: the name of the form that the language uses for this many. */
export const plural = (language: Language, count: unknown): Intl.LDMLPluralRule =>
  new Intl.PluralRules(language).select(Number(count));

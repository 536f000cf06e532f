import { firstLanguage, type Language, translationIn } from '@pathshala/contract/text/languages';
import { bangla } from './bn.ts';
import { english } from './en.ts';
import type { SearchLanguage } from './search-language.ts';

const byLanguage: { readonly [Name in Language]?: SearchLanguage } = { en: english, bn: bangla };

/** The languages that search knows. */
export const searchLanguages: readonly SearchLanguage[] = Object.values(byLanguage);

/** The search rules of a word's language, by its letters; undefined if there are none. */
export const searchLanguageOf = (word: string): SearchLanguage | undefined =>
  byLanguage[translationIn(word) ?? firstLanguage];

/** A word of the first language without its ending, also of another language typed in Latin letters. */
export const stemOfLatin = (word: string): string => english.stems(word)[0] ?? word;

/** A text in small Latin letters, if a language of the school has a rule for its script. @param text in NFC */
export const inLatin = (text: string): string =>
  searchLanguages.reduce((latin, language) => language.inLatin?.(latin) ?? latin, text);

import { firstLanguage, type Language, translationIn } from '@pathshala/contract/text/languages';
import { bangla } from './bn.ts';
import { english } from './en.ts';
import type { SearchLanguage } from './search-language.ts';

const byLanguage: { readonly [Name in Language]?: SearchLanguage } = { en: english, bn: bangla };

/** The languages that search knows something of. */
export const searchLanguages: readonly SearchLanguage[] = Object.values(byLanguage);

/** What search knows of the language that a word is written in, by its letters; undefined for nothing. */
export const searchLanguageOf = (word: string): SearchLanguage | undefined =>
  byLanguage[translationIn(word) ?? firstLanguage];

/** A word of the first language without its ending, also one of another that is typed in Latin letters. */
export const stemOfLatin = (word: string): string => english.stems(word)[0] ?? word;

/** A text in small Latin letters where a language of the school says how. @param text in NFC */
export const inLatin = (text: string): string =>
  searchLanguages.reduce((latin, language) => language.inLatin?.(latin) ?? latin, text);

import { firstLanguage, type Language, translationIn } from '@pathshala/contract/text/languages';
import { bangla } from './bn.ts';
import { english } from './en.ts';
import type { SearchLanguage } from './search-language.ts';

const byLanguage: { readonly [Name in Language]?: SearchLanguage } = { en: english, bn: bangla };

export const searchLanguages: readonly SearchLanguage[] = Object.values(byLanguage);

export const searchLanguageOf = (word: string): SearchLanguage | undefined =>
  byLanguage[translationIn(word) ?? firstLanguage];

/** Also of another language typed in Latin letters. */
export const stemOfLatin = (word: string): string => english.stems(word)[0] ?? word;

/** @param text in NFC */
export const inLatin = (text: string): string =>
  searchLanguages.reduce((latin, language) => language.inLatin?.(latin) ?? latin, text);

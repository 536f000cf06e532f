import type { InLanguages } from '@pathshala/contract/text/languages';
import { bangla } from './bn.ts';
import { english } from './en.ts';
import type { SpokenLanguage } from './spoken-language.ts';

/** The spoken form of formulas, by language. A missing language uses the first one. */
export const spokenLanguages: InLanguages<SpokenLanguage> = { en: english, bn: bangla };

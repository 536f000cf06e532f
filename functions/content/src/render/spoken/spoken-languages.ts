import type { InLanguages } from '@pathshala/contract/text/languages';
import { bangla } from './bn.ts';
import { english } from './en.ts';
import type { SpokenLanguage } from './spoken-language.ts';

/** How formulas are spoken, by language; where one is missing, as in the first. */
export const spokenLanguages: InLanguages<SpokenLanguage> = { en: english, bn: bangla };

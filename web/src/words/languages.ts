import { type Language, languages } from '@pathshala/contract/languages';
import { siteLanguage } from './language.ts';

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' };

/** Those that this page could be read in as well. */
export const otherLanguages: readonly Language[] = languages.filter((one) => one !== siteLanguage);

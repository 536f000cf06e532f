import { forLanguages, type Language, languageRows, languages } from '@pathshala/contract/text/languages';
import { siteLanguage } from './language.ts';

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = forLanguages(
  (one) => languageRows[one].name,
);

/** To make one takes longer than a field of a form, and most pages need none. */
let names: Intl.DisplayNames | undefined;

/** What the page's language calls a language: English, ইংরেজি. */
export function nameOfLanguage(language: Language): string {
  names ??= new Intl.DisplayNames(siteLanguage, { type: 'language' });
  return names.of(language) ?? languageNames[language];
}

/** Those that this page could be read in as well. */
export const otherLanguages: readonly Language[] = languages.filter((one) => one !== siteLanguage);

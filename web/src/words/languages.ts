import { forLanguages, type Language, languageRows, languages } from '@pathshala/contract/text/languages';
import { siteLanguage } from './language.ts';

/** In the language itself. */
export const languageNames: Readonly<Record<Language, string>> = forLanguages(
  (one) => languageRows[one].name,
);

/** Slow to create, and most pages need none. */
let names: Intl.DisplayNames | undefined;

/** In the page's language: English, ইংরেজি. */
export function nameOfLanguage(language: Language): string {
  names ??= new Intl.DisplayNames(siteLanguage, { type: 'language' });
  return names.of(language) ?? languageNames[language];
}

/** Languages other than the page's. */
export const otherLanguages: readonly Language[] = languages.filter((one) => one !== siteLanguage);

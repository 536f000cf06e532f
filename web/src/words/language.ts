import type { LanguageQuery } from '@pathshala/contract/http/endpoint';
import {
  firstLanguage,
  forLanguages,
  type Language,
  languageRows,
  languages,
  prefixOf,
} from '@pathshala/contract/text/languages';

/** Set by the build, once for each language; undefined in tests. */
declare const __LANGUAGE__: Language | undefined;

export const siteLanguage: Language = typeof __LANGUAGE__ === 'undefined' ? firstLanguage : __LANGUAGE__;

/** The path under which all of its pages lie. */
export const siteRoot: string = prefixOf(siteLanguage) || '/';

type Query = { readonly [Name in LanguageQuery]?: string };

/** Empty for the first language, to keep addresses short. */
export const languageQueryOf = (language: Language): Query =>
  language === firstLanguage ? {} : { lang: language };

export const languageQuery: Query = languageQueryOf(siteLanguage);

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

export const otherLanguages: readonly Language[] = languages.filter((one) => one !== siteLanguage);

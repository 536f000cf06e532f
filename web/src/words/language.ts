import type { LanguageQuery } from '@pathshala/contract/http/endpoint';
import {
  firstLanguage,
  forLanguages,
  type Language,
  languageOf,
  languageOfLine,
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

/** In the page's language: English, ইংরেজি. A phone takes 150 ms to create its first `Intl.DisplayNames`. */
export const nameOfLanguage = (language: Language): string =>
  languageRows[language].nameIn[siteLanguage] ?? languageNames[language];

export const otherLanguages: readonly Language[] = languages.filter((one) => one !== siteLanguage);

/** Undefined if it is the page's language. */
function besidePage(language: Language | undefined): Language | undefined {
  return language === siteLanguage ? undefined : language;
}

/**
 * For screen readers, fonts and hyphenation. One letter of another script is enough for its language.
 * @returns undefined for the page's language, and for a text without letters
 */
export function langOf(text: string): Language | undefined {
  return besidePage(languageOfLine(text));
}

/** For longer markup, which may quote another language: the script of most letters decides. */
export function langOfMarkup(html: string): Language | undefined {
  return besidePage(languageOf(html.replace(/<[^>]*>/g, '')));
}

import type { LanguageQuery } from '@pathshala/contract/http/endpoint';
import { firstLanguage, type Language, prefixOf } from '@pathshala/contract/text/languages';

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

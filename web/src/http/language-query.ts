import type { LanguageQuery } from '@pathshala/contract/http/endpoint';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';

type Query = { readonly [Name in LanguageQuery]?: string };

/** Empty for the first language, to keep addresses short. */
export const languageQueryOf = (language: Language): Query =>
  language === firstLanguage ? {} : { lang: language };

export const languageQuery: Query = languageQueryOf(siteLanguage);

import type { LanguageQuery } from '@pathshala/contract/http/endpoint';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';

type Query = { readonly [Name in LanguageQuery]?: string };

/** What a question about the school's texts says of a language: nothing for the first, so that its address is short. */
export const languageQueryOf = (language: Language): Query =>
  language === firstLanguage ? {} : { lang: language };

/** The same for the page's language. */
export const languageQuery: Query = languageQueryOf(siteLanguage);

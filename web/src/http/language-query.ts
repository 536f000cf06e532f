import type { LanguageQuery } from '@pathshala/contract/http/endpoint';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';

/** What every question about the school's texts says of the language: nothing for the first, so that its address is short. */
export const languageQuery: { readonly [Name in LanguageQuery]?: string } =
  siteLanguage === firstLanguage ? {} : { lang: siteLanguage };

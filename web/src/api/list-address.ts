import { firstLanguage, type Language } from '@pathshala/contract/text/languages';

/** Lists outside the API: docs/contract.md, "Static files". */
export type SiteList = '/blog.json' | '/blog2.json';

/** A list's address in a language. */
export const listAddress = (list: SiteList, language: Language): string =>
  language === firstLanguage ? list : `${list}?lang=${language}`;

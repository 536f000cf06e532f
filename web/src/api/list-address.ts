import { firstLanguage, type Language } from '@pathshala/contract/text/languages';

/** Lists that are answered beside the API: docs/contract.md, "Static files". */
export type SiteList = '/blog.json' | '/blog2.json';

/** Where a list has its texts in a language. */
export const listAddress = (list: SiteList, language: Language): string =>
  language === firstLanguage ? list : `${list}?lang=${language}`;

import { firstLanguage, type Language } from '@pathshala/contract/text/languages';

export const dataAddress = (path: string): string => `${path.replace(/\/$/, '')}/data.json`;

export type SiteList = '/blog.json' | '/blog2.json';

export const listAddress = (list: SiteList, language: Language): string =>
  language === firstLanguage ? list : `${list}?lang=${language}`;

export const searchIndexPath = (language: Language): string =>
  language === firstLanguage ? '/search-index.json' : `/search-index.${language}.json`;

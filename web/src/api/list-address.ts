import { firstLanguage, type Language } from '@pathshala/contract/text/languages';

export type SiteList = '/blog.json' | '/blog2.json';

export const listAddress = (list: SiteList, language: Language): string =>
  language === firstLanguage ? list : `${list}?lang=${language}`;

import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { siteConfig, translatedSite } from './site.config.ts';

export const siteIn = (language: Language): typeof siteConfig =>
  language === firstLanguage ? siteConfig : { ...siteConfig, ...translatedSite[language] };

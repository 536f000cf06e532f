import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { siteConfig, translatedSite } from './site.config.ts';

/** What the school says of itself in a language; the first language's words where it has none of its own. */
export const siteIn = (language: Language): typeof siteConfig =>
  language === firstLanguage ? siteConfig : { ...siteConfig, ...translatedSite[language] };

import { siteConfig, translatedSite } from '@pathshala/brand/site.config';
import { firstLanguage } from '@pathshala/contract/languages';
import { siteLanguage } from './language.ts';

/** What the owner says of the school, in the page's language. */
export const school =
  siteLanguage === firstLanguage ? siteConfig : { ...siteConfig, ...translatedSite[siteLanguage] };

import { siteConfig } from '@pathshala/brand/site.config';
import { siteIn } from '@pathshala/brand/site-in';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { siteLanguage } from './language.ts';

/** What the owner says of the school, in the page's language. The build leaves the others' words out of the first's pages. */
export const school = siteLanguage === firstLanguage ? siteConfig : siteIn(siteLanguage);

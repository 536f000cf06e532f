import { siteIn } from '@pathshala/brand/site-in';
import { siteLanguage } from './language.ts';

/** What the owner says of the school, in the page's language. */
export const school = siteIn(siteLanguage);

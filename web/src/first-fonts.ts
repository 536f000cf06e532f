import { firstLanguage } from '@pathshala/contract/text/languages';
import bodyLatin from './theme/fonts/body-400-latin.woff2?url';
import strongLatin from './theme/fonts/body-600-latin.woff2?url';
import headingLatin from './theme/fonts/heading-latin.woff2?url';
import { siteLanguage } from './words/language.ts';

/** What every page's words begin with; a page in another script brings the letters of its own words (web/build-steps). */
export const firstFonts = siteLanguage === firstLanguage ? [headingLatin, bodyLatin, strongLatin] : [];

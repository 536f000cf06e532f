import { firstLanguage, type Language, prefixOf } from '@pathshala/contract/text/languages';

/** Set by the build, which writes the site once for each language; in tests nothing is set. */
declare const __LANGUAGE__: Language | undefined;

/** The language that this build of the site speaks. */
export const siteLanguage: Language = typeof __LANGUAGE__ === 'undefined' ? firstLanguage : __LANGUAGE__;

/** The path under which all of its pages lie. */
export const siteRoot: string = prefixOf(siteLanguage) || '/';

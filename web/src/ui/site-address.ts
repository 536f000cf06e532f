import { siteConfig } from '@pathshala/brand/site.config';
import { addressIn } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';

/** A file's address as other sites are given it: under the school's own origin, wherever it is read. */
export function siteAddress(path: string): string {
  return `${siteConfig.origin}${path}`;
}

/** A page's address as other sites and people are given it, in the language that it is read in, or another. */
export function pageAddress(path: string, language: Language = siteLanguage): string {
  return siteAddress(addressIn(language, path));
}

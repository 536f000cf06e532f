import { siteConfig } from '@pathshala/brand/site.config';
import { addressIn } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';

/** A file's public address: always below the school's own origin. */
export function siteAddress(path: string): string {
  return `${siteConfig.origin}${path}`;
}

/** A page's public address, in this or another language. */
export function pageAddress(path: string, language: Language = siteLanguage): string {
  return siteAddress(addressIn(language, path));
}

import { siteConfig } from '@pathshala/brand/site.config';
import { addressIn, type Language } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';

/** A file's public address: always below the school's own origin. */
export function siteAddress(path: string): string {
  return `${siteConfig.origin}${path}`;
}

/** The id that an address's hash names; empty where a link was cut off in the middle of a letter. */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** A page's public address, in this or another language. */
export function pageAddress(path: string, language: Language = siteLanguage): string {
  return siteAddress(addressIn(language, path));
}

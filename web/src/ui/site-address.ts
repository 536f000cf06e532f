import { siteConfig } from '@pathshala/brand/site.config';
import { addressIn, type Language } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';

/** Always below the school's own origin. */
export function siteAddress(path: string): string {
  return `${siteConfig.origin}${path}`;
}

/** Empty for a broken percent-encoding. */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

export function pageAddress(path: string, language: Language = siteLanguage): string {
  return siteAddress(addressIn(language, path));
}

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

/** As part of a URL. Senders choose their address: a `?` in it must not begin a query. */
export function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@');
}

/** To one address, without other headers. @param subject our own text */
export function mailtoOf(address: string, subject?: string): string {
  const head = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeAddress(address)}${head}`;
}

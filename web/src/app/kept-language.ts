import { languageKey } from '@pathshala/boot/language-script';
import { addressIn, languageOfAddress } from '@pathshala/contract/text/language-address';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { accessToken } from '../auth/access-token.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import type { DeviceKey } from '../device/local-storage.ts';

const key: DeviceKey = languageKey;

/** The language chosen on this device, for addresses without a language. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Where storage is refused the choice lasts as long as its addresses are followed.
  }
}

/** Stores a chosen language, and queues it for the school if signed in. */
export function chooseLanguage(language: Language): void {
  keepLanguage(language);
  if (accessToken.get()) languageToTell.set(language);
}

/**
 * The current page in another language, with query and hash.
 * @returns undefined if the address already names the language, as a 404 may
 */
export function thisPageIn(language: Language, here: Location): string | undefined {
  const { language: named, path } = languageOfAddress(here.pathname);
  return named === language && named !== languages[0]
    ? undefined
    : addressIn(language, path) + here.search + here.hash;
}

import { languageKey } from '@pathshala/boot/language-script';
import { addressIn, languageOfAddress } from '@pathshala/contract/text/language-address';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { accessToken } from '../auth/access-token.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import type { DeviceKey } from '../device/local-storage.ts';

const key: DeviceKey = languageKey;

/** The language that was chosen on this device: pages whose address names none open in it. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Where storage is refused the choice lasts as long as its addresses are followed.
  }
}

/** Keeps the language that somebody asks for, and notes it for the school where they are signed in. */
export function chooseLanguage(language: Language): void {
  keepLanguage(language);
  if (accessToken.get()) languageToTell.set(language);
}

/** Whether a language was ever chosen on this device, or the offer of one closed. */
export function hasKeptLanguage(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * The page that is open, in another language: query and hash as they are.
 * @returns undefined where the address names the language already, as that of a page which is not there may
 */
export function thisPageIn(language: Language, here: Location): string | undefined {
  const { language: named, path } = languageOfAddress(here.pathname);
  return named === language && named !== languages[0]
    ? undefined
    : addressIn(language, path) + here.search + here.hash;
}

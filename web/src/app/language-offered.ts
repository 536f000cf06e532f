import type { DeviceKey } from '../device/local-storage.ts';
import { hasKeptLanguage } from './kept-language.ts';

const key: DeviceKey = 'languageOffered';

/** Notes that this device has shown the offer of another language: it comes once. */
export function keepOffered(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Where storage is refused the offer comes with every page that is loaded.
  }
}

/** Whether no language was chosen or offered on this device. */
export function mayOfferLanguage(): boolean {
  try {
    return !hasKeptLanguage() && localStorage.getItem(key) === null;
  } catch {
    return true;
  }
}

import { type Language, languages } from '@pathshala/contract/text/languages';
import type { DeviceKey } from './local-storage.ts';

const key: DeviceKey = 'languageToTell';

/** The chosen language still to be sent to the school, by the next page. */
export const languageToTell = {
  get: (): Language | undefined => {
    try {
      const stored = localStorage.getItem(key);
      return languages.find((one) => one === stored);
    } catch {
      return undefined;
    }
  },
  set: (language: Language): void => {
    try {
      localStorage.setItem(key, language);
    } catch {
      // Where storage is refused the account page is the place to say it.
    }
  },
  remove: (): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};

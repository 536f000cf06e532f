import { type Language, languages } from '@pathshala/contract/text/languages';
import type { DeviceKey } from './local-storage.ts';

const key: DeviceKey = 'languageToTell';

/**
 * A language that the signed-in person has chosen with the switch and that the school has not heard of: the switch leads
 * to another page, which tells it.
 */
export const languageToTell = {
  get: (): Language | undefined => {
    try {
      const kept = localStorage.getItem(key);
      return languages.find((one) => one === kept);
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

import { forgetVisits } from '../../offline/stores.ts';

/**
 * Everything that the site keeps in a browser's local storage, by its key, and whose it is. Who logs out leaves nothing of
 * their own behind, on a school's computer too. (Firebase keeps its sign-in in IndexedDB and removes it itself; what the
 * service worker keeps has a table of its own, `web/offline/stores.ts`.)
 */
export const keptOnDevice = {
  accessToken: 'person',
  queuedProgress: 'person',
  queuedQuizzes: 'person',
  lessonPlaces: 'person',
  ownPractice: 'person',
  modelTests: 'person',
  schoolClass: 'person',
  homeRoom: 'person',
  languageToTell: 'person',
  // What was practised without an account is nobody's who signs in, before they say that it is theirs.
  practiceLog: 'device',
  // What could not be sent before somebody logged out waits for them: docs/decisions/0122-practice-log.md
  practiceOutbox: 'device',
  colorScheme: 'device',
  language: 'device',
  closedLines: 'device',
} as const;

export type DeviceKey = keyof typeof keptOnDevice;

/** Removes what is the person's, and tells whoever listens for changes of the storage. */
export function forgetPerson(): void {
  forgetVisits();
  for (const [key, whose] of Object.entries(keptOnDevice)) {
    if (whose !== 'person') continue;
    try {
      localStorage.removeItem(key);
    } catch {
      // Where storage is refused nothing was kept.
    }
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  }
}

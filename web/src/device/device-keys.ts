/**
 * All keys of local storage, and their owners. Log-out removes personal ones, for shared computers. (Firebase uses IndexedDB; the
 * service worker's stores are in `web/offline/stores.ts`.)
 */
export const keptOnDevice = {
  accessToken: 'person',
  lessonPlaces: 'person',
  ownPractice: 'person',
  modelTests: 'person',
  schoolClass: 'person',
  homeRoom: 'person',
  languageToTell: 'person',
  // Practice without an account belongs to nobody until a person claims it.
  practiceLog: 'device',
  declinedPractice: 'device',
  // Unsent calls wait for their owner after a log-out: docs/offline.md
  outbox: 'device',
  colorScheme: 'device',
  language: 'device',
  closedLines: 'device',
} as const;

export type DeviceKey = keyof typeof keptOnDevice;

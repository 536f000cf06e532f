/**
 * All keys of local storage, and their owners. Log-out removes personal ones, for shared computers. (Firebase stores
 * its sign-in in IndexedDB; the service worker's stores are in `web/offline/stores.ts`.)
 */
export const keptOnDevice = {
  accessToken: 'person',
  lessonPlaces: 'person',
  ownPractice: 'person',
  modelTests: 'person',
  schoolClass: 'person',
  homeRoom: 'person',
  languageToTell: 'person',
  // What was practised without an account is nobody's who signs in, before they say that it is theirs.
  practiceLog: 'device',
  declinedPractice: 'device',
  // What could not be sent before somebody logged out waits for them: docs/offline.md
  outbox: 'device',
  colorScheme: 'device',
  language: 'device',
  closedLines: 'device',
} as const;

export type DeviceKey = keyof typeof keptOnDevice;

import { forgetVisits } from '../../offline/stores.ts';

/**
 * All keys of local storage, and their owners. Log-out removes personal ones, for shared computers. (Firebase stores
 * its sign-in in IndexedDB; the service worker's stores are in `web/offline/stores.ts`.)
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

/** The router's: the pages that were opened in this tab, each with how far it was scrolled. */
const scrollPositions = 'react-router-scroll-positions';

function forgetScrollPositions(): void {
  try {
    sessionStorage.removeItem(scrollPositions);
  } catch {
    // As below.
  }
}

/** The router has them in its memory too, and writes them when the page is left. A listener added now is called after its. */
const forgetWhenLeft = () => window.addEventListener('pagehide', forgetScrollPositions, { once: true });

/** Removes what is the person's, and tells whoever listens for changes of the storage. */
export function forgetPerson(): void {
  forgetVisits();
  forgetScrollPositions();
  window.addEventListener('pagehide', forgetWhenLeft, { capture: true });
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

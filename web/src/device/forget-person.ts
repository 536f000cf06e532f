import { forgetVisits } from '../../offline/saved.ts';
import { type DeviceKey, keptOnDevice } from './device-keys.ts';
import { writeText } from './device-value.ts';

/** The router's: the pages that were opened in this tab, each with how far it was scrolled. */
const scrollPositions = 'react-router-scroll-positions';

function forgetScrollPositions(): void {
  try {
    sessionStorage.removeItem(scrollPositions);
  } catch {
    // Where storage is blocked the router has stored nothing.
  }
}

/** The router has them in its memory too, and writes them when the page is left. A listener added now is called after its. */
const forgetWhenLeft = () => window.addEventListener('pagehide', forgetScrollPositions, { once: true });

/** Removes the person's data, and tells all subscribers. */
export function forgetPerson(): void {
  forgetVisits();
  forgetScrollPositions();
  window.addEventListener('pagehide', forgetWhenLeft, { capture: true });
  for (const [key, whose] of Object.entries(keptOnDevice))
    if (whose === 'person') writeText(key as DeviceKey, null);
}

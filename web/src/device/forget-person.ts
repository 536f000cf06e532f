import { forgetVisits } from '../../offline/saved.ts';
import { type DeviceKey, keptOnDevice, writeText } from './device-value.ts';

/** React Router's scroll positions of this tab. */
const scrollPositions = 'react-router-scroll-positions';

function forgetScrollPositions(): void {
  try {
    sessionStorage.removeItem(scrollPositions);
  } catch {
    // Where storage is blocked the router has stored nothing.
  }
}

/** The router also has them in memory and writes them on `pagehide`. A listener added now runs after its own. */
const forgetWhenLeft = () => window.addEventListener('pagehide', forgetScrollPositions, { once: true });

/** Also notifies all subscribers. */
export function forgetPerson(): void {
  forgetVisits();
  forgetScrollPositions();
  window.addEventListener('pagehide', forgetWhenLeft, { capture: true });
  for (const [key, whose] of Object.entries(keptOnDevice))
    if (whose === 'person') writeText(key as DeviceKey, null);
}

import { accessTokenKey, failedEvent, readyEvent } from '../page-data.ts';
import { afterPaint, atFirstPaint } from './after-paint.ts';
import { keepEarly } from './keep-early.ts';
import { readModules, startSite } from './start-site.ts';

/** Who is signed in wants their own page, which only the site can show. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem(accessTokenKey) !== null;
  } catch {
    return false;
  }
}

function boot(): void {
  const modules = readModules();
  const start = afterPaint(() => {
    startSite(modules, (address) => import(address)).catch((error: unknown) => {
      console.error(error);
      window.dispatchEvent(new Event(failedEvent));
    });
  });
  keepEarly(start);
  // For whoever measures: the time from which the site answers.
  window.addEventListener(readyEvent, () => performance.mark(readyEvent), { once: true });
  if (modules.when === 'now') start();
  else if (modules.when === 'first-paint' || isSignedIn()) atFirstPaint(start);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', boot, { once: true });
else boot();

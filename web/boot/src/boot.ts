import { accessTokenKey, failedEvent } from '../page-data.ts';
import { readPageStart } from '../page-start.ts';
import { afterPaint, atFirstPaint } from './after-paint.ts';
import { holdFarPictures, showNearPictures } from './near-pictures.ts';
import { askForNewerPage } from './newer-page.ts';
import { readStorage } from './read-storage.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { showPrices } from './show-prices.ts';
import { startSite } from './start-site.ts';

/** As far as this browser keeps it. */
const isSignedIn = () => readStorage(accessTokenKey) !== null;

function boot(): void {
  const newest = showNewest();
  const start = afterPaint(() => {
    newest
      .then(() => startSite(readPageStart(document), (address) => import(address)))
      .catch((error: unknown) => {
        console.error(error);
        window.dispatchEvent(new Event(failedEvent));
      });
  });
  replayEarlyInput(start);
  newest.then(() => {
    showNearPictures();
    atFirstPaint(showPrices);
  });
  const { when } = readPageStart(document);
  if (when === 'now') start();
  // Who is signed in wants their own page, which only the site can show.
  else if (when === 'first-paint' || isSignedIn()) atFirstPaint(start);
}

holdFarPictures();
const showNewest = askForNewerPage();
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', boot, { once: true });
else boot();

import { accessTokenKey, failedEvent } from '../page-data.ts';
import { readPageStart, startId } from '../page-start.ts';
import { afterPaint, atFirstPaint } from './after-paint.ts';
import { askForNewerPage } from './newer-page.ts';
import { isTooOld, makeUpForOlderBrowsers } from './older-browsers.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { showPrices } from './show-prices.ts';
import { startSite } from './start-site.ts';
import { readStorage, standInForStorage } from './storage-stand-in.ts';

const isSignedIn = () => readStorage(accessTokenKey) !== null;

function boot(): void {
  const newest = showNewest();
  // The document is incomplete: the browser is leaving it, or the connection was lost.
  if (!document.getElementById(startId)) return;
  const start = afterPaint(() => {
    newest
      .then(() => {
        if (isTooOld())
          throw new Error('This browser is too old for the site: the page stays as it was built.');
        return startSite(readPageStart(document), (address) => import(address));
      })
      .catch((error: unknown) => {
        console.error(error);
        window.dispatchEvent(new Event(failedEvent));
      });
  });
  replayEarlyInput(start);
  newest.then(() => atFirstPaint(showPrices));
  const { when } = readPageStart(document);
  if (when === 'now') start();
  // A signed-in person's page can only be drawn by the site.
  else if (when === 'first-paint' || isSignedIn()) atFirstPaint(start);
}

// The widths of letters that the device lacks, before the first layout: `web/art/fonts/build-fonts.ts`.
for (const face of document.fonts ?? []) if (face.display === 'fallback') face.load().catch(() => undefined);
standInForStorage();
makeUpForOlderBrowsers();
const showNewest = askForNewerPage();
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', boot, { once: true });
else boot();

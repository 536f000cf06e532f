import type { Page } from '@playwright/test';

/**
 * Waits until the site has taken over the page that is open. Before that a link is the browser's own, and what is
 * changed in the page from outside may be put right.
 */
export async function untilHydrated(page: Page): Promise<void> {
  // A sign of somebody: otherwise the site leaves the page to itself for a while.
  await page.dispatchEvent('body', 'pointerover');
  // Not with frames, the usual way: a browser without a window forgets one now and then.
  await page.waitForFunction(() => performance.getEntriesByName('site:ready').length > 0, undefined, {
    polling: 50,
    timeout: 20_000,
  });
}

/** Opens a page and waits until the site has taken it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

import { expect, type Page } from '@playwright/test';

/**
 * Waits until the site has taken over the page that is open. Before that a link is the browser's own, and what is
 * changed in the page from outside may be put right.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('site:ready').length))
    .toBeGreaterThan(0);
}

/** Opens a page and waits until the site has taken it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

import type { Page } from '@playwright/test';

export const modules = /\/assets\/[^/]+\.js$/;

/** Never answers the modules, like a bad network. */
export const holdScripts = (page: Page) => page.route(modules, (route) => route.abort());

/** Until then links are the browser's own, and hydration may revert changes. */
export async function untilHydrated(page: Page): Promise<void> {
  // Input: otherwise hydration waits for a while.
  await page.dispatchEvent('body', 'pointerover');
  // Not by frames, the default: a headless browser sometimes misses one.
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

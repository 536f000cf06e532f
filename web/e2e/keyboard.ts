import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 presses of Tab did not lead to ${target}`);
}

/** The header's search box; the other one is hidden at this width. */
export const searchBox = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Search', exact: true }).filter({ visible: true });

import { expect, type Page } from '@playwright/test';

/** Waits for the save. */
export const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

/** Chooses in a menu: of the item (“More”), or of the text. */
export async function choose(page: Page, menu: 'More' | 'Add to the text', row: string): Promise<void> {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: row, exact: true }).click();
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

import { expect, type Page } from '@playwright/test';

/** Waits until what was written is kept by the school. */
export const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

/** Chooses what a menu offers: of the item (“More”), or of what can be added to a text. */
export async function choose(page: Page, menu: 'More' | 'Add to the text', row: string): Promise<void> {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: row, exact: true }).click();
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

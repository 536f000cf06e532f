import { expect, type Page } from '@playwright/test';

/** Waits until what was written is kept by the school. */
export const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

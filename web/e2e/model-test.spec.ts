import { paths } from '@pathshala/contract/site/paths';
import { expect, test } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';

test('a paper of a class is taken, left, gone on with and submitted', async ({ page }) => {
  await page.goto(paths.modelTest);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Class 1 · Mathematics' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Flag for review' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = page.getByRole('heading', { name: 'Paused' });
  await expect(paused).toBeVisible();
  await page.reload();
  await expect(paused).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Question 1: .*flagged/ })).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('14 questions have no answer yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText('0 of 20 marks').first()).toBeVisible();
});

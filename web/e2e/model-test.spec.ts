import { paths } from '@pathshala/contract/paths';
import { expect, test } from '@playwright/test';
import { takenOver } from './taken-over.ts';

test('a paper of a class is sat, left, gone on with and handed in', async ({ page }) => {
  await page.goto(paths.modelTest);
  await takenOver(page);
  await page.getByRole('link', { name: 'Class 1', exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Look at it again later' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: /^Question 1: .*looked at again/ })).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('14 questions have no answer yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, hand in' }).click();
  await expect(page.getByText('0 of 20 marks').first()).toBeVisible();
});

import type { ClassTestQuestions } from '@pathshala/contract/practice/model-test';
import { paths } from '@pathshala/contract/site/paths';
import { expect, test } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';
import { misfits } from './screens-room.ts';

test('a paper of a class is taken, left, gone on with and submitted', async ({ page }) => {
  await page.goto(paths.modelTest);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Class 1 · Mathematics' }).click();
  const assigning = page.waitForResponse(/\/api\/model-test\/1\/\d+\?subject=mathematics$/);
  await page.getByRole('button', { name: 'Start' }).click();
  const assigned = (await (await assigning).json()) as ClassTestQuestions;
  expect(assigned.questions.length).toBeGreaterThan(0);
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
  // With those that the school has marked.
  await expect(page.getByText('0 of 20 marks').first()).toBeVisible();

  // On paper, on a phone: formulas that are wide scroll, the page does not.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/bn${paths.modelTest}?class=9&subject=mathematics&print=7`);
  await expect(page.getByRole('button', { name: 'ছাপাও' })).toBeVisible();
  await expect(page.getByRole('listitem').nth(40)).toBeAttached();
  expect(await misfits(page)).toEqual([]);
});

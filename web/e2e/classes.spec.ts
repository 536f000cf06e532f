import { expect, test } from '@playwright/test';
import { fillLogin, student } from './accounts.ts';

test('a visitor who opens a class is sent to login, lands on that class as it was asked for, and goes on to another', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.goto('/classes/seven?from=mail#prices');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, student);
  await expect(page).toHaveURL('/classes/seven?from=mail#prices');
  await expect(page.getByRole('heading', { level: 1, name: 'Academic Courses List' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Class 7' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Integers and the number line' })).toBeVisible();
  expect(await cards.count()).toBeGreaterThanOrEqual(8);
  await page.goBack();
  await expect(page).toHaveURL('/contact');

  await page.goto('/classes/seven');
  const sidebar = page.getByRole('navigation', { name: 'Academic Courses List' });
  await sidebar.getByRole('link', { name: 'Class 8', exact: true }).click();
  await expect(page).toHaveURL('/classes/eight');
  await expect(page.getByRole('heading', { level: 2, name: 'Class 8' })).toBeVisible();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Class 8');
  await expect(page).toHaveTitle('Class 8 · Academic Courses List · Pathshala');
});

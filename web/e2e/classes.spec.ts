import { expect, test } from '@playwright/test';
import { fillLogin, signIn, student } from './accounts.ts';

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

test('on a phone the sidebar is a drawer that closes on choice, Escape and outside tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, student);
  await page.goto('/classes');
  const opener = page.getByRole('button', { name: /Class 1/ });
  const drawer = page.getByRole('dialog', { name: 'Academic Courses List' });
  await opener.click();
  await drawer.getByRole('link', { name: 'Class 9', exact: true }).click();
  await expect(page).toHaveURL('/classes/nine');
  await expect(drawer).toBeHidden();
  const next = page.getByRole('button', { name: /Class 9/ });
  await next.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(next).toBeFocused();
  await next.click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(380, 420);
  await expect(drawer).toBeHidden();
});

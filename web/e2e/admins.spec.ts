import { endpoints } from '@pathshala/contract/calls/endpoints';
import { expect, type Page } from '@playwright/test';
import { admin, newPerson } from './accounts.ts';
import { buy, callApi, createAccount } from './school-calls.ts';
import { test } from './screens-people.ts';

test.use({ viewer: 'admin' });

const toast = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

test('an admin finds somebody by name, gives a course, and erases the account', async ({ page }) => {
  const person = newPerson('Ruma Kept');
  const { token } = await createAccount(page.request, person);
  await buy(page.request, token, 'c4-angles-and-shapes');
  await page.goto('/users?q=ruma%20kept');
  await page.getByRole('link', { name: person.email }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await page.getByRole('link', { name: /^Receipt for/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Find a course').fill('fractions from zero');
  await page
    .getByRole('button', { name: /^Give “/ })
    .first()
    .click();
  await expect(toast(page, /now has “.+”/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Courses' })).toContainText('Joined free or given');
  await page.getByRole('button', { name: 'Erase this account' }).click();
  const question = page.getByRole('alertdialog', { name: `Erase ${person.name}’s account?` });
  await question.getByLabel('This account’s email').fill(person.email);
  await question.getByRole('button', { name: 'Erase permanently' }).click();
  // The admin of these tests may have signed in longer ago than erasing allows.
  const again = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const erased = toast(page, /has been erased$/);
  await expect(again.or(erased).first()).toBeVisible();
  if (await again.isVisible()) {
    await again.getByLabel('Password', { exact: true }).fill(admin.password);
    await again.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(erased).toBeVisible();
  await expect(page).toHaveURL('/users');
  expect((await callApi(page.request, token, endpoints.enrolments, {})).status).toBe(401);
});

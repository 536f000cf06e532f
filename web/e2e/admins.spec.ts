import { endpoints } from '@pathshala/contract/calls/endpoints';
import { expect, test } from '@playwright/test';
import { admin, newPerson } from './accounts.ts';
import { buy, callApi, createAccount } from './school-calls.ts';
import { signIn } from './sign-in.ts';

test('an admin finds somebody by name, gives a course, and erases the account', async ({ page }) => {
  const person = newPerson('Ruma Kept');
  const { token } = await createAccount(page.request, person);
  await buy(page.request, token, 'c4-angles-and-shapes');
  // A recent sign-in needs no password.
  await signIn(page, admin, '/users?q=ruma%20kept');
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
  await expect(page.getByRole('region', { name: 'Courses' })).toContainText('Joined free or given');
  await page.getByRole('button', { name: 'Erase this account' }).click();
  const question = page.getByRole('alertdialog', { name: `Erase ${person.name}’s account?` });
  await question.getByLabel('This account’s email').fill(person.email);
  await question.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page).toHaveURL('/users');
  expect((await callApi(page.request, token, endpoints.enrolments, {})).status).toBe(401);
});

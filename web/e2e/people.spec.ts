import { paths } from '@pathshala/contract/site/paths';
import { expect, type Page } from '@playwright/test';
import { admin, fillLogin, fillRegistration, newPerson } from './accounts.ts';
import { accountOf, mailedLink, provideGooglePopup } from './auth-emulator.ts';
import { untilHydrated } from './hydrated.ts';
import { createAccount, tokenOf } from './school-calls.ts';
import { test } from './screens-people.ts';
import { avatar, logOut, openAs, signIn } from './sign-in.ts';

/** By the page's clock. A request in progress is repeated half a minute later, in real time. */
const aMinutePasses = (page: Page) => page.clock.fastForward(60_000);

test('who is sent to the login registers and is where they were going; a mailed link verifies them, another sets a new password', {
  tag: '@core',
}, async ({ page }) => {
  const person = newPerson();
  await test.step('registers on the way to a list', async () => {
    await page.goto('/courses/KidsCourse');
    await expect(page).toHaveURL('/login');
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await fillRegistration(page, person);
    await expect(page).toHaveURL('/courses/KidsCourse');
    expect(await tokenOf(page)).toMatch(/^ey/);
    expect(await accountOf(person.email)).toMatchObject({ displayName: person.name });
  });

  await test.step('opens the link in the mail', async () => {
    expect((await accountOf(person.email)).emailVerified).toBeFalsy();
    const line = page.getByRole('region', { name: 'Your email' });
    await expect(line).toContainText(`emailed ${person.email}`);
    await page.request.get(await mailedLink(person.email, 'VERIFY_EMAIL'));
    expect((await accountOf(person.email)).emailVerified).toBe(true);
    await line.getByRole('button', { name: 'Dismiss' }).click();
    await expect(line).toBeHidden();
  });

  await test.step('logs out', async () => {
    await logOut(page);
    await expect.poll(() => tokenOf(page)).toBe('');
  });

  await test.step('is mailed a link to a new password, and nobody is told who has an account', async () => {
    await page.locator('header').getByRole('link', { name: 'Login' }).click();
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    for (const [at, email] of [person.email, 'nobody-at-all@pathshala.test'].entries()) {
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect.poll(() => alerts.length).toBe(at + 1);
    }
    expect(alerts).toEqual(['Sent email', 'Sent email']);
    const link = await mailedLink(person.email, 'PASSWORD_RESET');
    await page.request.get(`${link}&newPassword=another-password`);
    await fillLogin(page, person);
    await expect(page.getByRole('alert')).toContainText('Check capital letters');
    await fillLogin(page, { email: person.email, password: 'another-password' });
    await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
  });
});

test('Google signs in through its popup; nothing of Google loads before the click', async ({ page }) => {
  await provideGooglePopup(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (/google\.com|gstatic/.test(request.url())) outside.push(request.url());
  });
  await page.goto('/classes/three');
  await expect(page).toHaveURL('/login');
  await untilHydrated(page);
  expect(outside).toEqual([]);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'CONTINUE WITH GOOGLE' }).click();
  const popup = await opened;
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(newPerson().email);
  await popup.locator('#display-name-input').fill('Google Learner');
  await popup.locator('#sign-in').click();
  await expect(page).toHaveURL('/classes/three');
  await expect(page.getByRole('button', { name: 'Account of Google Learner' })).toBeVisible();
  expect(await tokenOf(page)).toMatch(/^ey/);
});

test('an admin promotes a student, whose open page learns it, and takes the role away again', async ({
  browser,
  page: theirs,
}) => {
  const person = newPerson('Promoted Person');
  await createAccount(theirs.request, person);
  await theirs.clock.install();
  await signIn(theirs, person, paths.help);
  const page = await openAs(browser, admin, paths.users);
  await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await page
    .getByLabel(/search/i)
    .last()
    .fill(person.email);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row.getByText('Not verified')).toBeVisible();
  await row.getByRole('button', { name: 'Make Admin' }).click();
  await expect(page.getByText('Successfully made an admin')).toBeVisible();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  // The menu loads the role when it opens.
  await avatar(theirs).click();
  await expect(theirs.getByRole('menuitem', { name: 'All Users' })).toBeVisible({ timeout: 45_000 });
  await theirs.getByRole('menuitem', { name: 'All Users' }).click();
  await expect(theirs.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await row.getByRole('button', { name: 'Remove Admin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Admin' }).click();
  await expect(row.getByRole('button', { name: 'Make Admin' })).toBeVisible();
  // Their open admin page redirects within a minute, and signs them out.
  await aMinutePasses(theirs);
  await expect(theirs).toHaveURL('/login', { timeout: 45_000 });
  await expect.poll(() => tokenOf(theirs)).toBe('');
});

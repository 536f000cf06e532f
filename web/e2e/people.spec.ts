import { expect, type Page, test } from '@playwright/test';
import { admin, fillLogin, newPerson, register, signIn, student, teacher } from './accounts.ts';
import { accountOf, deleteInConsole, hasRecord, mailedLink, provideGooglePopup } from './auth-emulator.ts';
import { takenOver } from './taken-over.ts';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));
const avatar = (page: Page) => page.getByRole('button', { name: /^Account of/ });

/** What the API answers to somebody whose sign-in is too old for what they want. */
const tooOld = {
  type: '/problems/sign-in-again',
  title: '',
  status: 401,
  detail: 'Please show that it is you.',
};

/** When the person last gave their password, in seconds since 1970, as their token says. */
async function signedInAt(page: Page): Promise<number> {
  const payload = (await token(page))?.split('.')[1] ?? '';
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number }).auth_time;
}

async function choose(page: Page, item: string): Promise<void> {
  await avatar(page).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Logs out and waits until it is done: who goes elsewhere before is still signed in there. */
async function logOut(page: Page): Promise<void> {
  await choose(page, 'Log Out');
  await expect(page.locator('header').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => token(page)).toBeNull();
}

test('register, verify by the mailed link, log out, log in', async ({ page }) => {
  const person = newPerson();
  await register(page, person);
  await expect(page).toHaveURL('/');
  expect(await token(page)).toMatch(/^ey/);
  expect((await accountOf(person.email)).displayName).toBe(person.name);
  expect((await accountOf(person.email)).emailVerified).toBeFalsy();
  const line = page.getByRole('region', { name: 'Your e-mail' });
  await expect(line).toContainText(`a mail to ${person.email}`);
  await page.request.get(await mailedLink(person.email, 'VERIFY_EMAIL'));
  expect((await accountOf(person.email)).emailVerified).toBe(true);
  await line.getByRole('button', { name: 'Close this line' }).click();
  await expect(line).toBeHidden();
  await logOut(page);
  await signIn(page, person);
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
});

test('a new password ends the old one, and a deleted account leaves nothing, here or in the console', async ({
  page,
}) => {
  const person = newPerson();
  await register(page, person);
  const { localId: uid = '' } = await accountOf(person.email);
  expect(await hasRecord(uid)).toBe(true);
  await choose(page, 'My Account');
  await page.getByLabel('Password of today').fill(person.password);
  await page.getByLabel('New password').fill('another-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That is not your password.');
  await dialog.getByLabel('Password').fill('another-password');
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await accountOf(person.email)).toEqual({});
  expect(await hasRecord(uid)).toBe(false);

  const other = newPerson('Tania Akter');
  await register(page, other);
  const { localId = '' } = await accountOf(other.email);
  await deleteInConsole(localId);
  await expect.poll(() => hasRecord(localId), { timeout: 60_000 }).toBe(false);
});

test('every field says what is wrong with it, in the fixed words', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is requires');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('email is requires');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('password is requires');
  await page.getByLabel('Email').fill('nobody@nowhere');
  await page.getByLabel('Password').fill('12345');
  await page.getByLabel('Name').click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Provide a valid email');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Must be 6 characters or longer');
});

test("the provider's own words stand in red under the form", async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { email: student.email, password: 'not-the-password' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/auth\/|password/i);
  await expect(alert).toContainText('Look at both once more');
  expect(await token(page)).toBeNull();
  await page.getByRole('button', { name: 'Show what is typed' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByLabel('Password').press('End');
  await page.keyboard.type('!');
  await expect(page.getByLabel('Password')).toHaveValue('not-the-password!');
  await expect(alert).toBeHidden();
  await fillLogin(page, student);
  await expect(avatar(page)).toBeVisible();
});

test('Enter submits, and a double click sends once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:signInWithPassword')) sent.push(request.url());
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password').fill(student.password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).dblclick();
  await expect(avatar(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await logOut(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password').fill(student.password);
  await page.getByLabel('Password').press('Enter');
  await expect(avatar(page)).toBeVisible();
});

test('login and register lead to each other and keep where one came from', async ({ page }) => {
  await page.goto('/courses/KidsCourse');
  await expect(page).toHaveURL('/login');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, student);
  await expect(page).toHaveURL('/courses/KidsCourse');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('Reset Password mails a link that sets a new one, and tells nobody who has an account', async ({
  page,
}) => {
  const person = newPerson();
  await register(page, person);
  await logOut(page);
  await page.goto('/login');
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const reset = page.getByRole('button', { name: 'Reset Password' });
  await reset.click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('email is requires');
  for (const email of [person.email, 'nobody-at-all@pathshala.test']) {
    await page.getByLabel('Email').fill(email);
    await reset.click();
    await expect.poll(() => alerts.length).toBe(email === person.email ? 1 : 2);
  }
  expect(alerts).toEqual(['Sent email', 'Sent email']);
  const link = await mailedLink(person.email, 'PASSWORD_RESET');
  await page.request.get(`${link}&newPassword=another-password`);
  await fillLogin(page, person);
  await expect(page.getByRole('alert')).toBeVisible();
  await fillLogin(page, { email: person.email, password: 'another-password' });
  await expect(avatar(page)).toBeVisible();
});

test('Google signs in through its popup; nothing of Google loads before the click', async ({ page }) => {
  await provideGooglePopup(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (/google\.com|gstatic/.test(request.url())) outside.push(request.url());
  });
  await page.goto('/classes/three');
  await expect(page).toHaveURL('/login');
  await takenOver(page);
  await page.waitForLoadState('networkidle');
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
  expect(await token(page)).toMatch(/^ey/);
});

test('a visitor at /users goes to login; a student is signed out, token removed, and goes there too', async ({
  page,
}) => {
  await page.goto('/users');
  await expect(page).toHaveURL('/login');
  // Signing in here would lead back to /users at once, so the person comes from elsewhere.
  await page.goto('/');
  await signIn(page, teacher);
  await page.goto('/users');
  await expect(page).toHaveURL('/login');
  await expect(page.locator('header').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => token(page)).toBeNull();
});

test('an admin promotes a student, whose open page learns it, and takes the role away again', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const person = newPerson('Promoted Person');
  const theirs = await (await browser.newContext()).newPage();
  await register(theirs, person);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, admin);
  await choose(page, 'All Users');
  await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await page
    .getByLabel(/search/i)
    .last()
    .fill(person.email);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row.getByText('Not verified')).toBeVisible();
  // As if the admin had signed in yesterday: the page asks for the password, and then goes on by itself.
  const before = await signedInAt(page);
  await page.route('**/api/user/admin/**', (route) => route.fulfill({ status: 401, json: tooOld }), {
    times: 1,
  });
  await row.getByRole('button', { name: /^Make Admin/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
  const question = page.getByRole('dialog', { name: 'Is it still you?' });
  await question.getByLabel('Password').fill(admin.password);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Successfully made an admin')).toBeVisible();
  expect(await signedInAt(page)).toBeGreaterThan(before);
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await avatar(theirs).click();
  await expect(theirs.getByRole('menuitem', { name: 'All Users' })).toBeVisible({ timeout: 60_000 });
  await theirs.getByRole('menuitem', { name: 'All Users' }).click();
  await expect(theirs.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await row.getByRole('button', { name: /^Remove Admin/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Admin' }).click();
  await expect(row.getByRole('button', { name: /^Make Admin/ })).toBeVisible();
  // Their open admin page expels them within a minute.
  await expect(theirs).toHaveURL('/login', { timeout: 60_000 });
});

test('the avatar menu works with the keyboard alone', async ({ page }) => {
  await signIn(page, student);
  // The focus goes along to home first.
  await expect(page.locator('main h1')).toBeFocused();
  await avatar(page).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Account' });
  await expect(menu.getByRole('menuitem', { name: 'My Courses' })).toBeFocused();
  await expect(menu.getByRole('menuitem', { name: 'All Users' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(avatar(page)).toBeFocused();
});

test('signing out in one tab signs out the other', async ({ page }) => {
  await signIn(page, student);
  const other = await page.context().newPage();
  await other.goto('/classes');
  await expect(avatar(other)).toBeVisible();
  await choose(page, 'Log Out');
  await expect(other).toHaveURL('/login');
});

import { expect, test } from '@playwright/test';
import { newPerson, register } from './accounts.ts';
import { accountOf, hasRecord } from './auth-emulator.ts';
import { writtenLessons } from './lesson-content.ts';
import { linkForParent, type School, startSchoolWithConsent } from './school-with-consent.ts';
import { expectAccessible } from './screens-access.ts';

const course = { id: 'free-fractions-from-zero', title: 'Fractions from zero' };
const coursePath = `/course/${course.id}`;

let school: School;
test.beforeAll(async () => {
  school = await startSchoolWithConsent();
});
test.afterAll(() => school.close());

test('a child looks around until the parent agrees by the mailed link, who takes it back, sees everything and removes it', async ({
  page,
  context,
  browser,
}) => {
  await school.serve(context);
  const child = newPerson('Rima Akter');
  const parentEmail = `mother-${child.email}`;
  const join = () => page.getByRole('button', { name: 'Join for free' }).click();

  await test.step('the age group is asked for right after registering, and of a child the parent’s address', async () => {
    await register(page, child);
    await expect(page).toHaveURL('/age');
    await page.getByLabel('I am younger than 13').check();
    await page.getByLabel('Your parent’s email').fill(parentEmail);
    await expectAccessible(page, 'asking for the age', {});
    await page.getByRole('button', { name: 'Ask my parent' }).click();
    await expect(page.getByRole('heading', { name: 'Now ask your parent' })).toBeVisible();
  });

  await test.step('browsing works, the first lesson too; joining leads back to the page that says what is missing', async () => {
    await page.goto('/courses');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(coursePath);
    await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
    await join();
    await expect(page).toHaveURL('/age');
    await expect(page.getByRole('heading', { name: 'Now ask your parent' })).toBeVisible();
  });

  const theirs = await browser.newContext();
  await school.serve(theirs);
  const parent = await theirs.newPage();
  const dialog = parent.getByRole('alertdialog');

  await test.step('the parent opens the link, without an account, and agrees', async () => {
    await parent.goto(await linkForParent(parentEmail));
    await expect(parent.getByText(`${child.name} has an account here`)).toBeVisible();
    await expectAccessible(parent, 'for the parent', {});
    await parent.getByRole('button', { name: 'I agree' }).click();
    await expect(parent.getByRole('status')).toContainText('You have agreed');
  });

  await test.step('the child’s page continues, and the course can be joined', async () => {
    // It asks by itself each quarter of a minute.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(coursePath);
    await join();
    await expect(page.getByRole('link', { name: 'Start the first lesson' })).toBeVisible();
  });

  await test.step('the parent sees what is kept of the child, and takes the consent back', async () => {
    await parent.getByRole('button', { name: 'Show everything' }).click();
    await expect(parent.getByText(course.id, { exact: true })).toBeVisible();
    await parent.getByRole('button', { name: 'Withdraw consent' }).click();
    await expect(parent.getByRole('status')).toContainText('You don’t agree');
    await page.goto(`/course/${course.id}/lesson/${writtenLessons(course.id)[1]?.id}`);
    await expect(page).toHaveURL('/age');
    await expect(page.getByRole('heading', { name: 'Your parent has said no for now' })).toBeVisible();
  });

  await test.step('the parent removes the account with everything in it', async () => {
    const { localId: uid = '' } = await accountOf(child.email);
    expect(await hasRecord(uid)).toBe(true);
    await parent.getByRole('button', { name: 'Delete everything' }).click();
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(parent.getByText('The account and everything in it have been deleted')).toBeVisible();
    expect(await accountOf(child.email)).toEqual({});
    expect(await hasRecord(uid)).toBe(false);
  });
  await theirs.close();
});

import { endpoints } from '@pathshala/contract/calls/endpoints';
import { expect, type Page } from '@playwright/test';
import { fillLogin, student } from './accounts.ts';
import { searchBox } from './keyboard.ts';
import { callAs } from './screens-people.ts';
import { avatar } from './sign-in.ts';

export const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
};

export const openProfile = async (page: Page) => {
  await avatar(page).click();
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
};

export const openBlog = async (page: Page) => {
  await page.getByRole('button', { name: 'Read More' }).nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

export const openSidebar = async (page: Page) => {
  await page.getByRole('button', { name: /choose from/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

export const suggest = async (page: Page) => {
  await searchBox(page).fill('fraction');
  await expect(page.getByRole('region', { name: 'Suggestions' }).getByRole('link').nth(1)).toBeVisible();
};

export const leaveEmpty = async (page: Page) => {
  await page.locator('form').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('email is requires')).toBeVisible();
};

export const beRefused = async (page: Page) => {
  await fillLogin(page, { email: student.email, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toBeVisible();
};

export const beginCheckout = async (page: Page) => {
  const { url } = await callAs(page, endpoints.checkout, { courseId: 'c3-plants-around-us', body: {} });
  const { pathname, search } = new URL(url, page.url());
  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
};

export const askToDelete = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog').getByLabel('Password', { exact: true })).toBeVisible();
};

export const openPerson = async (page: Page) => {
  await page.getByRole('link', { name: student.email }).click();
  await expect(page.getByRole('region', { name: 'Orders' })).toBeVisible();
};

export const openReceipt = async (page: Page) => {
  const orders = await callAs(page, endpoints.orders, {});
  if (orders.length === 0) {
    const { url } = await callAs(page, endpoints.checkout, { courseId: 'c4-angles-and-shapes', body: {} });
    const sessionId = String(new URL(url, page.url()).searchParams.get('session'));
    await callAs(page, endpoints.practiceOutcome, { sessionId, body: { outcome: 'pay' } });
    await page.reload();
  }
  await page.getByRole('link', { name: /^Receipt for/ }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
};

export const askForHint = async (page: Page) => {
  await page.getByRole('button', { name: 'Get a hint' }).click();
  await expect(page.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);
};

export const beginModelTest = async (page: Page) => {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('All questions').click();
  await page.getByRole('button', { name: /^Question 21:/ }).click();
  await expect(page.getByText('Answer 5 of these 6 questions.')).toBeVisible();
};

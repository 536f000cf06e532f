import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { admin, signIn } from './accounts.ts';
import { stayInside } from './screens-checks.ts';
import { test } from './screens-people.ts';

const map = (page: Page) => page.locator('iframe[title^="Map"]');
const form = (page: Page) => page.getByRole('form', { name: 'Contact Us' });

test.beforeEach(async ({ page, baseURL }) => {
  await stayInside(page, String(baseURL));
});

test('two columns on a large screen, one on a small one; the page widget is below the form', async ({
  page,
}) => {
  await page.goto('/contact');
  const widget = page.getByRole('region', { name: 'News from the school' });
  const boxes = async () => {
    const [left, right, below] = await Promise.all(
      [map(page), form(page), widget].map((part) => part.boundingBox()),
    );
    if (!left || !right || !below) throw new Error('Map, form and widget must be there');
    return { left, right, below };
  };
  const wide = await boxes();
  expect(wide.right.x).toBeGreaterThanOrEqual(wide.left.x + wide.left.width);
  expect(wide.right.y).toBeLessThan(wide.left.y + wide.left.height);
  expect(wide.below.y).toBeGreaterThan(wide.right.y + wide.right.height);
  expect(wide.left.height).toBe(450);
  await page.setViewportSize({ width: 390, height: 844 });
  const small = await boxes();
  expect(small.right.y).toBeGreaterThan(small.left.y + small.left.height);
  expect(small.below.y).toBeGreaterThan(small.right.y + small.right.height);
  expect(small.left.height).toBe(450);
});

test('the map is lazy and tells nobody where its visitor comes from', async ({ page }) => {
  await page.goto('/contact');
  await expect(map(page)).toHaveAttribute('height', '450');
  await expect(map(page)).toHaveAttribute('loading', 'lazy');
  await expect(map(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(map(page)).toHaveAttribute('src', /^https:\/\//);
});

test('nothing of the social network loads unasked', async ({ page, baseURL }) => {
  const asked = await stayInside(page, String(baseURL));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /facebook|fbcdn/.test(url))).toEqual([]);
});

test('the form has the fixed words, and the browser checks it', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  const fields = [
    ['Your Name:', 'Enter your name', 'name', 'INPUT'],
    ['Your E-mail:', 'Enter your E-mail', 'email', 'INPUT'],
    ['Your Message:', 'Write your message here', 'message', 'TEXTAREA'],
  ] as const;
  for (const [label, placeholder, name, tag] of fields) {
    const field = form(page).getByLabel(label, { exact: true });
    await expect(form(page).locator('label').filter({ hasText: label })).toBeVisible();
    await expect(field).toHaveAttribute('placeholder', placeholder);
    await expect(field).toHaveAttribute('name', name);
    await expect(field).toHaveAttribute('required');
    expect(await field.evaluate((element) => element.tagName)).toBe(tag);
  }
  await expect(form(page).getByLabel('Your Name:')).toHaveAttribute('type', 'text');
  await expect(form(page).getByLabel('Your E-mail:')).toHaveAttribute('type', 'email');
  await expect(form(page).getByLabel('Your Message:')).toHaveAttribute('rows', '6');
  await expect(form(page)).toHaveAttribute('method', 'post');
  await expect(form(page)).toHaveAttribute('target', '_blank');
  await expect(form(page)).not.toHaveAttribute('novalidate');
});

test('an empty field or a wrong address keeps the form here', async ({ page }) => {
  const posts: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/contact');
  const send = form(page).getByRole('button', { name: 'Send Message' });
  const invalid = () =>
    form(page)
      .locator(':invalid')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  await send.click();
  expect(await invalid()).toEqual(['name', 'email', 'message']);
  await expect(form(page).getByLabel('Your Name:')).toBeFocused();
  await form(page).getByLabel('Your Name:').fill('Farzana');
  await form(page).getByLabel('Your E-mail:').fill('farzana at home');
  await form(page).getByLabel('Your Message:').fill('Hello');
  await send.click();
  expect(await invalid()).toEqual(['email']);
  await expect(form(page).getByLabel('Your E-mail:')).toBeFocused();
  expect(posts).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

test('a message opens its thank-you page in a new tab, stays in the form, and reaches the admins', async ({
  page,
  browser,
}) => {
  const text = `Is there a Bangla class in the evening? ${randomUUID()}`;
  await page.goto('/contact');
  await form(page).getByLabel('Your Name:').fill('Farzana Haque');
  await form(page).getByLabel('Your E-mail:').fill('farzana@pathshala.test');
  await form(page).getByLabel('Your Message:').fill(text);
  const opened = page.context().waitForEvent('page');
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('/thanks');
  await expect(tab.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/contact');
  await expect(form(page).getByLabel('Your Message:')).toHaveValue(text);
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, admin);
  await theirs.goto('/users');
  await theirs.getByRole('main').getByRole('link', { name: 'Messages' }).click();
  await expect(theirs).toHaveURL('/messages');
  const row = theirs.getByRole('row').filter({ hasText: text });
  await expect(row).toContainText('Farzana Haque');
  await expect(row).toContainText('farzana@pathshala.test');
  await theirs.context().close();
});

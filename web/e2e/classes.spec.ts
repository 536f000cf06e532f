import { listEndpoints } from '@pathshala/contract/endpoints';
import { allLists, classLists, courseLists } from '@pathshala/contract/lists';
import { say } from '@pathshala/messages/say';
import { expect, test } from '@playwright/test';
import { fillLogin, signIn, student } from './accounts.ts';
import { apiAddress } from './school-calls.ts';

test('a visitor who opens a class is sent to login and lands on that class', async ({ page }) => {
  await page.goto('/classes/seven');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, student);
  await expect(page).toHaveURL('/classes/seven');
  await expect(page.getByRole('heading', { level: 1, name: 'Academic Courses List' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Class 7' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Integers and the number line' })).toBeVisible();
  expect(await cards.count()).toBeGreaterThanOrEqual(8);
  for (const card of await cards.all()) {
    await expect(card.getByText(/^\$\d+(\.\d\d)?$/)).toBeVisible();
    await expect(card.getByRole('link', { name: /^Buy Now/ })).toBeVisible();
  }
});

test('the return keeps search and hash, and back does not lead to login again', async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/courses/liveCourse?from=mail#prices');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, student);
  await expect(page).toHaveURL('/courses/liveCourse?from=mail#prices');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('every list has its place in a sidebar, and the open one is marked', async ({ page }) => {
  await signIn(page, student);
  for (const [lists, title] of [
    [classLists, 'Academic Courses List'],
    [courseLists, 'Courses List'],
  ] as const) {
    const first = lists[0];
    await page.goto(first.path);
    for (const row of lists) {
      const name = say('en', `names.${row.label}`);
      const sidebar = page.getByRole('navigation', { name: title });
      await sidebar.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(row.path);
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await expect(sidebar.locator('[aria-current="page"]')).toHaveText(name);
      await expect(page).toHaveTitle(`${name} · ${title} · Pathshala`);
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  }
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

test('every list endpoint answers at least 8 whole courses', async ({ request }) => {
  for (const row of allLists) {
    const address = apiAddress(listEndpoints[row.list], {});
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const courses = (await response.json()) as Record<string, unknown>[];
    expect(courses.length, address).toBeGreaterThanOrEqual(8);
    for (const course of courses) {
      expect(course, address).toMatchObject({
        _id: expect.stringMatching(/./),
        title: expect.stringMatching(/./),
        price: expect.any(Number),
        img: expect.stringMatching(/^\//),
        ...(row.list === 'specialCourse' && { id: course._id }),
      });
    }
    const covers = await Promise.all(courses.map(({ img }) => request.get(String(img))));
    for (const cover of covers) expect(cover.status(), cover.url()).toBe(200);
  }
});

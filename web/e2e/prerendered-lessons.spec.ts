import { paths } from '@pathshala/contract/site/paths';
import { expect, type Page, test } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { expectWords, writtenLesson } from './lesson-content.ts';
import { createAccount } from './school-calls.ts';
import { signIn } from './sign-in.ts';

const courseId = 'free-fractions-from-zero';
const lesson = writtenLesson(courseId, 1);
const lessonPath = paths.lesson(courseId, lesson.id);
const listPath = '/classes/seven';
const modules = /\/assets\/[^/]+\.js$/;
const phone = { width: 360, height: 800 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const quiz = (page: Page) => page.getByRole('region', { name: 'Quiz' });
const isThere = (page: Page) => page.evaluate(() => performance.getEntriesByName('site:ready').length > 0);

/** How far what was painted has moved by itself so far: no unit, 0.1 is a tenth of the window by its whole way. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What is buffered is told in a task of its own.
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

test('a first lesson can be read before any script, and the site takes it over as it is there, with the answer that was chosen before', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(modules, (route) => held.then(() => route.continue()));
  await page.goto(lessonPath);
  await expectWords(page, lesson.phrases[0]);
  await expect(page.locator('figure svg').first()).toBeVisible();
  await expect(page.locator('math').first()).toBeVisible();
  await heading(page).evaluate((element) => {
    element.dataset.seen = 'before';
  });
  const early = quiz(page).getByRole('group').first().getByRole('radio').nth(1);
  await early.check();
  release();
  await expect.poll(() => isThere(page)).toBe(true);
  await quiz(page).getByRole('button', { name: 'Check my answers' }).click();
  // Of the first question nothing is said: the site knows that it is answered.
  await expect(page.getByText('Choose an answer.')).toHaveCount(lesson.answers.length - 1);
  await expect(early).toBeChecked();
  await expect(page.locator('h1[data-seen="before"]')).toHaveText(lesson.title);
  expect(complaints).toEqual([]);
});

test('nothing moves when the site and its answers come to a signed-in person', async ({ page }) => {
  const person = newPerson();
  await createAccount(page.request, person);
  await signIn(page, person, listPath);
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto(listPath);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await shiftOf(page), `${listPath} at ${size.width}`).toBeLessThanOrEqual(0.01);
    await page.goto(lessonPath);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    expect(await shiftOf(page), `${lessonPath} at ${size.width}`).toBeLessThanOrEqual(0.01);
  }
});

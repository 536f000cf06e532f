import { endpoints } from '@pathshala/contract/calls/endpoints';
import { pathOf } from '@pathshala/contract/http/endpoint';
import { paths } from '@pathshala/contract/site/paths';
import { expect, type Page } from '@playwright/test';
import { filesIn } from '../offline/rules.ts';
import { test } from './connection.ts';
import { openHydrated, untilHydrated } from './hydrated.ts';
import { answerQuiz } from './lesson-content.ts';
import { newPupil } from './school-calls.ts';
import { joined } from './screens-people.ts';
import { avatar, logOut, signIn } from './sign-in.ts';

/** The paths of what a cache holds. */
const keptIn = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, cache);

/** The files are stored after the page. */
async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptIn(page, 'kept-pages')).toContain(path);
  const { html, fetched } = await page.evaluate(async (at) => {
    const kept = await caches.match(at, { cacheName: 'kept-pages', ignoreVary: true });
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return { html: (await kept?.text()) ?? '', fetched: files };
  }, path);
  const files = [
    ...filesIn(html).filter((file) => file.endsWith('.js')),
    ...fetched.filter((file) => file.startsWith('/assets/')),
  ];
  expect(files.length).toBeGreaterThan(10);
  await expect.poll(() => keptIn(page, 'kept-assets')).toEqual(expect.arrayContaining(files));
}

/** With input, which starts the worker. */
async function openKept(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await untilKept(page, path);
}

test('what was open opens without a connection, and for the rest the downloads say what does', {
  tag: '@core',
}, async ({ page, connection }) => {
  await openKept(page, paths.help);
  // The second page is rendered in the browser, without its HTML.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilKept(page, paths.privacy);
  // The first page in a language stores the offline page.
  await untilKept(page, paths.downloads);
  connection.cut();

  await openHydrated(page, paths.help);
  await page.keyboard.press('Shift');
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName(`${location.origin}/offline.js`).length))
    .toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(paths.privacy);
  await untilHydrated(page);
});

test('without a connection a page of the other language says so in it, and opens once the line is back', async ({
  page,
  connection,
}) => {
  await openKept(page, '/bn/help');
  await untilKept(page, '/bn/downloads');
  connection.cut();
  await page.goto('/bn/terms');
  await expect(page.getByRole('heading', { name: 'এখন ইন্টারনেট নেই' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  connection.mend();
  await page.getByRole('link', { name: 'আবার চেষ্টা করো' }).click();
  await expect(page).toHaveURL('/bn/terms');
  await untilHydrated(page);
});

test('a deployment does not break a page that is open, and comes with the next visit', async ({
  page,
  context,
  connection,
}) => {
  await openKept(page, paths.help);
  connection.deploy();
  const waits = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return registration.waiting !== null;
    });
  await expect.poll(waits).toBe(true);
  // The files are no longer on the server.
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The older worker ends some time after its last page has closed, which an event reports.
  const next = await context.newPage();
  const browser = await context.newCDPSession(next);
  const statuses = new Map<string, string>();
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
  });
  await browser.send('ServiceWorker.enable');
  await page.close();
  await expect.poll(() => [...statuses.values()].sort()).toEqual(['activated', 'redundant']);
  await openHydrated(next, paths.help);
});

test('a pupil reads and answers without a connection, and a log-out takes what was kept along', async ({
  page,
  connection,
}) => {
  const [courseId] = joined.courses;
  const lessonId = 'same-amount-new-name';
  const path = paths.lesson(courseId, lessonId);
  await openKept(page, paths.help);
  await signIn(page, await newPupil(page.request, [courseId]));
  await page.goto(path);
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await expect(quiz).toBeVisible();
  await untilKept(page, path);
  const lesson = pathOf(endpoints.lesson, { courseId, lessonId });
  await expect
    .poll(() => keptIn(page, 'kept-own'))
    .toContainEqual(expect.stringMatching(new RegExp(`${lesson}$`)));
  connection.cut();

  await page.reload();
  await expect(avatar(page)).toBeVisible();
  // The lesson is shown once the request has failed.
  await expect(quiz.getByRole('radio').first()).toBeVisible();
  await answerQuiz(
    page,
    (await quiz.locator('fieldset').all()).map(() => 0),
  );
  await expect(quiz.getByText('Saved on this device.')).toBeVisible();
  connection.mend();
  await expect(quiz.getByText(/\d of \d right\./)).toBeVisible();

  // The worker stores only public answers.
  expect((await keptIn(page, 'kept-answers')).filter((one) => /lesson|enrol|user|account/.test(one))).toEqual(
    [],
  );
  await logOut(page);
  await expect(page.locator('header').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => keptIn(page, 'kept-pages')).not.toContain(path);
  expect(await keptIn(page, 'kept-own')).toEqual([]);
});

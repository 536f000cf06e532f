import { paths } from '@pathshala/contract/site/paths';
import { expect, type Page } from '@playwright/test';
import { stores } from '../offline/stores.ts';
import { test } from './connection.ts';
import { openHydrated, untilHydrated } from './hydrated.ts';
import { newPupil } from './school-calls.ts';
import { logOut, signIn } from './sign-in.ts';

const course = 'free-pocket-money';
const lessons = ['Where does the money go?', 'Three jars for one purse', 'A clever and safe buyer'];
const boxOf = (page: Page) => page.getByRole('region', { name: 'Save offline', exact: true });

/** Removes opened pages: only the saved course can open now. */
async function forgetVisited(page: Page): Promise<void> {
  const { own: _, ...others } = stores;
  const visited = Object.values(others).map(({ cache }) => cache);
  await page.evaluate((names) => Promise.all(names.map((name) => caches.delete(name))), visited);
}

test('a course that is kept, over a lost line too, is read to its last lesson and practised without one, and a log-out takes it along', async ({
  page,
  context,
  connection,
}) => {
  test.setTimeout(180_000);
  await page.goto(paths.help);
  const person = await newPupil(page.request, [course]);
  await signIn(page, person, paths.course(course));
  await untilHydrated(page);
  const box = boxOf(page);
  // In between: the course's page and its files are stored.
  connection.lose(/^\/practice\//);
  const more = page.getByRole('main').getByText('More', { exact: true });
  await more.click();
  await page.getByRole('button', { name: 'Save offline', exact: true }).click();
  await expect(box.getByRole('alert')).toContainText('Connection lost.');
  await expect(box.getByText(/^[012] of 3 lessons$/)).toBeVisible();
  connection.mend();
  await page.reload();
  await more.click();
  await box.getByRole('button', { name: 'Resume' }).click();
  await expect(box.getByText('Saved on this device')).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  connection.cut();
  await context.setOffline(true);
  await forgetVisited(page);

  await page.goto(paths.course(course));
  for (const title of lessons) {
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Quiz' })).toBeVisible();
    await page.goto(paths.course(course));
  }
  await openHydrated(page, paths.practiceSkill('f5-balance'));
  await page.getByLabel('Your answer').fill('1 taka');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Not quite.')).toBeVisible();
  connection.mend();
  await context.setOffline(false);
  await logOut(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('saved-'))))
    .toEqual([]);
});

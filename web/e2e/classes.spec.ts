import { isFull } from '@pathshala/contract/testing/full';
import { expect, type Page } from '@playwright/test';
import { fillLogin, student } from './accounts.ts';
import { test } from './screens-people.ts';

const open = { title: 'Integers and the number line' };

const cards = (page: Page) => page.getByRole('article');

test('a visitor who opens a class logs in and is on it as it was asked for; on a phone open courses come first', async ({
  page,
}) => {
  await test.step('the login leads to the address that was asked for, and is not in the history', async () => {
    await page.goto('/contact');
    await page.goto('/classes/seven?from=mail#prices');
    await expect(page).toHaveURL('/login');
    await fillLogin(page, student);
    await expect(page).toHaveURL('/classes/seven?from=mail#prices');
    await expect(page.getByRole('heading', { level: 1, name: 'Academic Courses List' })).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });

  await test.step('the sidebar leads to another class, and is on it', async () => {
    await page.goto('/classes/seven');
    const sidebar = page.getByRole('navigation', { name: 'Academic Courses List' });
    await sidebar.getByRole('link', { name: 'Class 8', exact: true }).click();
    await expect(page).toHaveURL('/classes/eight');
    await expect(page.getByRole('heading', { level: 2, name: 'Class 8' })).toBeVisible();
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Class 8');
    await expect(page).toHaveTitle('Class 8 · Academic Courses List · Pathshala');
  });

  await test.step('on a phone the open course comes first, and the first of those that open later is in sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/classes/seven');
    await expect(page.getByText('9 courses, 1 open now')).toBeVisible();
    await expect(cards(page).first()).toContainText(open.title);
    const later = page.getByRole('list', { name: 'Opening later' }).getByRole('article');
    await expect(later).toHaveCount(8);
    await expect(later.first()).toBeInViewport({ ratio: 1 });
  });

  await test.step('a course is opened, and the way back leads to the list', async () => {
    await page.getByRole('link', { name: 'Buy Now', description: open.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: open.title })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(9);
  });
});

/** Widths of a phone, a tablet and a desktop. */
const widths = [390, 800, 1440];

/**
 * docs/contract.md, "Constants": grids of 1, 2 and 3 or 4 columns, 3 beside a sidebar. On a phone home's cards are a row to
 * swipe.
 */
const grids: readonly (readonly [path: string, list: string, columns: readonly (number | 'all')[]])[] = [
  ['/', 'Programs for Grade 3', ['all', 2, 3]],
  ['/', 'Press', ['all', 2, 4]],
  ['/blogs', 'Articles', [1, 2, 3]],
  ['/books', 'Books', [1, 2, 3]],
  ['/instructor', 'Bengali instructors', [1, 2, 3]],
];

/** Cards in the first row, and all. */
async function columnsOf(page: Page, list: string): Promise<{ columns: number; all: number }> {
  const items = page.getByRole('list', { name: list }).locator('> li');
  await expect(items.nth(3)).toBeVisible();
  const tops = await items.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  return { columns: tops.filter((top) => top === tops[0]).length, all: tops.length };
}

test.describe('a student', () => {
  test.use({ viewer: 'student' });

  test('sees grids of 1, 2, and 3 or 4 columns', { tag: '@core' }, async ({ page }) => {
    for (const [path, list, columns] of isFull ? grids : grids.slice(0, 3)) {
      if (new URL(page.url(), 'http://site').pathname !== path) await page.goto(path);
      for (const [place, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 });
        // The layout follows a resize.
        await expect
          .poll(
            async () => {
              const found = await columnsOf(page, list);
              return columns[place] === 'all' ? found.columns === found.all : found.columns;
            },
            { message: `${list} at ${width}` },
          )
          .toBe(columns[place] === 'all' ? true : columns[place]);
      }
    }
  });
});

import { expect, type Page } from '@playwright/test';
import { test, type Viewer } from './screens-people.ts';

/**
 * docs/contract.md, "Constants": grids of 1, 2 and 3 or 4 columns. A sidebar leaves room for 3. On a phone all of home's
 * cards stand in one row that is swiped.
 */
const grids: readonly {
  viewer: Viewer;
  path: string;
  label: string | null;
  columns: readonly (number | 'all')[];
}[] = [
  { viewer: 'visitor', path: '/', label: 'Programs of Grade 3', columns: ['all', 2, 3] },
  { viewer: 'visitor', path: '/', label: 'Press', columns: ['all', 2, 4] },
  { viewer: 'visitor', path: '/blogs', label: 'Articles', columns: [1, 2, 3] },
  { viewer: 'student', path: '/books', label: 'Books', columns: [1, 2, 3] },
  { viewer: 'student', path: '/instructor', label: 'Bengali instructors', columns: [1, 2, 3] },
  { viewer: 'student', path: '/classes', label: null, columns: [1, 2, 3] },
  { viewer: 'student', path: '/courses/specialCourse', label: null, columns: [1, 2, 3] },
];

const widths = [390, 800, 1440];

/** How many cards stand in the first row, and how many there are. */
async function columnsOf(page: Page, label: string | null): Promise<{ columns: number; all: number }> {
  const cards = label ? page.getByRole('list', { name: label }).locator('> li') : page.getByRole('article');
  await expect(cards.nth(3)).toBeVisible();
  const tops = await cards.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  return { columns: tops.filter((top) => top === tops[0]).length, all: tops.length };
}

/** Where the controls of the cards stand, by where the cards do: measured at one moment, or one could move between. */
async function rowsOfControls(page: Page, words: RegExp): Promise<Map<number, number[]>> {
  const cards = await page.getByRole('article').evaluateAll(
    (all, start) =>
      all.flatMap((card) => {
        const controls = [...card.querySelectorAll('a, button')];
        const control = controls.find((one) => new RegExp(start).test(one.textContent.trim()));
        if (!control) return [];
        return [{ row: card.getBoundingClientRect().y, top: control.getBoundingClientRect().y }];
      }),
    words.source,
  );
  const rows = new Map<number, number[]>();
  for (const { row, top } of cards) rows.set(Math.round(row), [...(rows.get(Math.round(row)) ?? []), top]);
  return rows;
}

for (const viewer of ['visitor', 'student'] as const) {
  test.describe(`${viewer}'s pages`, () => {
    test.use({ viewer });

    test(`grids have 1, 2, and 3 or 4 columns for a ${viewer}`, async ({ page }) => {
      for (const { path, label, columns } of grids.filter((grid) => grid.viewer === viewer)) {
        await page.goto(path);
        for (const [place, width] of widths.entries()) {
          await page.setViewportSize({ width, height: 900 });
          // A window that has just changed is laid out a moment later.
          await expect(async () => {
            const found = await columnsOf(page, label);
            const wanted = columns[place] === 'all' ? found.all : columns[place];
            expect(found.columns, `${label ?? path} at ${width}`).toBe(wanted);
          }).toPass({ timeout: 20_000 });
        }
      }
    });
  });
}

test.describe('cards of a row', () => {
  test.use({ viewer: 'student' });

  for (const [path, button] of [
    ['/classes/three', /^Buy Now/],
    ['/books', /^Download/],
    ['/blogs', /^Read More/],
  ] as const) {
    test(`${path} has its buttons on one line`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(async () => {
        const rows = await rowsOfControls(page, button);
        expect(rows.size).toBeGreaterThan(1);
        for (const [row, tops] of rows) {
          expect(Math.max(...tops) - Math.min(...tops), `row at ${row}: ${tops}`).toBeLessThan(1);
        }
      }).toPass({ timeout: 20_000 });
    });
  }
});

import { expect, type Page } from '@playwright/test';
import { test } from './screens-people.ts';

/** Widths of a phone, a tablet and a desktop. */
const widths = [390, 800, 1440];

/**
 * docs/contract.md, "Constants": grids of 1, 2 and 3 or 4 columns. A sidebar leaves room for 3. On a phone all of home's
 * cards are in one row that is swiped.
 */
const grids: readonly {
  readonly path: string;
  /** Left out: all cards of the page. */
  readonly label?: string;
  readonly columns: readonly (number | 'all')[];
  /** What a card's button starts with: buttons of a row are on one line. */
  readonly button?: RegExp;
}[] = [
  { path: '/', label: 'Programs for Grade 3', columns: ['all', 2, 3] },
  { path: '/', label: 'Press', columns: ['all', 2, 4] },
  { path: '/blogs', label: 'Articles', columns: [1, 2, 3], button: /^Read More/ },
  { path: '/books', label: 'Books', columns: [1, 2, 3], button: /^Download/ },
  { path: '/instructor', label: 'Bengali instructors', columns: [1, 2, 3] },
  { path: '/classes/three', columns: [1, 2, 3], button: /^Buy Now/ },
];

/** How many cards are in the first row, and how many there are. */
async function columnsOf(page: Page, label: string | undefined): Promise<{ columns: number; all: number }> {
  const cards = label ? page.getByRole('list', { name: label }).locator('> li') : page.getByRole('article');
  await expect(cards.nth(3)).toBeVisible();
  const tops = await cards.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  return { columns: tops.filter((top) => top === tops[0]).length, all: tops.length };
}

/** Where the controls of the cards stand, by where the cards do: measured at one moment, or one could move between. */
async function rowsOfControls(page: Page, words: RegExp): Promise<number[][]> {
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
  return [...rows.values()];
}

test.use({ viewer: 'student' });

test('grids have 1, 2, and 3 or 4 columns, and the buttons of a row are on one line', async ({ page }) => {
  for (const { path, label, columns, button } of grids) {
    if (new URL(page.url(), 'http://site').pathname !== path) await page.goto(path);
    for (const [place, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      // A window that has just changed is laid out a moment later.
      await expect(async () => {
        const found = await columnsOf(page, label);
        const wanted = columns[place] === 'all' ? found.all : columns[place];
        expect(found.columns, `${label ?? path} at ${width}`).toBe(wanted);
      }).toPass({ timeout: 20_000 });
    }
    if (!button) continue;
    const rows = await rowsOfControls(page, button);
    expect(rows.length, path).toBeGreaterThan(1);
    for (const tops of rows)
      expect(Math.max(...tops) - Math.min(...tops), `${path}: ${tops}`).toBeLessThan(1);
  }
});

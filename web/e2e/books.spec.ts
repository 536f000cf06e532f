import { readFile } from 'node:fs/promises';
import type { Book } from '@pathshala/contract/content/published';
import { expect } from '@playwright/test';
import { test } from './screens-people.ts';

test.use({ viewer: 'student' });

test('an address leads to its book, whose PDF is as large as it says', async ({ page }) => {
  const book = ((await (await page.request.get('/blog2.json')).json()) as readonly Book[]).at(-1);
  if (!book) throw new Error('A book is needed');
  await page.goto(`/books#${book._id}`);
  const card = page.locator(`[id="${book._id}"]`);
  await expect(card).toBeInViewport();
  await expect(card).toBeFocused();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: book.title, exact: true }) })
      .getByRole('link', { name: /^Download/ })
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await file.path());
  expect([bytes.subarray(0, 5).toString(), bytes.length]).toEqual(['%PDF-', book.bytes]);
});

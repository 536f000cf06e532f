import { readFile } from 'node:fs/promises';
import { siteConfig } from '@pathshala/brand/site.config';
import { paths } from '@pathshala/contract/site/paths';
import { expect, type Page } from '@playwright/test';
import { test } from './screens-people.ts';

interface Entry {
  readonly _id: string;
  readonly title: string;
  readonly description: string;
  readonly lang: 'en' | 'bn';
  readonly bytes?: number;
}

const entries = async (page: Page, file: string) =>
  (await (await page.request.get(file)).json()) as readonly Entry[];
const cardOf = (page: Page, { title }: Entry) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ viewer: 'student' });

test('an article is read whole in its dialog, which Escape and Back close, and as a page; a book that a link names is saved', async ({
  page,
}) => {
  const blogs = await entries(page, '/blog.json');
  const long = blogs.find(({ description, lang }) => description.length > 1000 && lang === 'en');
  const bangla = blogs.find(({ lang }) => lang === 'bn');
  if (!long || !bangla) throw new Error('A long article and one in Bangla are needed');
  const dialog = page.getByRole('dialog', { name: long.title });

  await test.step('it is opened and closed', async () => {
    await page.goto('/blogs');
    await expect(page.getByRole('article')).toHaveCount(blogs.length);
    const button = cardOf(page, long).getByRole('button', { name: 'Read More' });
    await button.click();
    const last = long.description.split(/\n\s*\n/).at(-1) ?? '';
    await expect(dialog).toContainText(last.trim().slice(0, 200));
    await expect(page).toHaveURL(`/blogs#${long._id}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/blogs');
    await expect(button).toBeFocused();
    await button.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await button.click();
  });

  await test.step('it is a page of its own, which leads to the next one', async () => {
    await dialog.getByRole('link', { name: 'Open as a page' }).click();
    await expect(page).toHaveURL(paths.blog(long._id));
    await expect(page).toHaveTitle(`${long.title} · ${siteConfig.name}`);
    await expect(heading(page)).toHaveText(long.title);
    const next = page.getByRole('list', { name: 'More articles' }).getByRole('link').first();
    const nextTitle = await next.innerText();
    await next.click();
    await expect(heading(page)).toHaveText(nextTitle);
    await page.goBack();
    await expect(heading(page)).toHaveText(long.title);
  });

  await test.step('an address opens its article, in its language', async () => {
    await page.goto(`/blogs#${bangla._id}`);
    const other = page.getByRole('dialog', { name: bangla.title });
    await expect(other.locator('[lang="bn"] p').first()).toBeVisible();
  });

  await test.step('an address leads to its book, whose PDF is as large as it says', async () => {
    const book = (await entries(page, '/blog2.json')).at(-1);
    if (!book) throw new Error('A book is needed');
    await page.goto(`/books#${book._id}`);
    await expect(page.locator(`[id="${book._id}"]`)).toBeInViewport();
    await expect(page.locator(`[id="${book._id}"]`)).toBeFocused();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      cardOf(page, book)
        .getByRole('link', { name: /^Download/ })
        .click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    const bytes = await readFile(await file.path());
    expect([bytes.subarray(0, 5).toString(), bytes.length]).toEqual(['%PDF-', book.bytes]);
  });
});

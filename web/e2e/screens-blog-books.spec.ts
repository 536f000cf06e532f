import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './screens-people.ts';

interface Entry {
  readonly _id: string;
  readonly title: string;
  readonly userName: string;
  readonly description: string;
  readonly img: string;
  readonly lang: 'en' | 'bn';
}

interface BookEntry extends Entry {
  readonly pdf: string;
  readonly bytes: number;
}

/** docs/contract.md, "Constants". */
const cardText = 250;

async function entries<Kind extends Entry>(page: Page, file: string): Promise<Kind[]> {
  return (await (await page.request.get(file)).json()) as Kind[];
}

const cardOf = (page: Page, entry: Entry) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: entry.title, exact: true }) });

test('every article has its card: cover, title, author, and text cut at 250 characters', async ({ page }) => {
  const blogs = await entries(page, '/blog.json');
  expect(blogs.length).toBeGreaterThanOrEqual(12);
  expect(blogs.filter((blog) => blog.lang === 'bn').length).toBeGreaterThanOrEqual(2);
  expect(blogs.some((blog) => blog.description.length > cardText)).toBe(true);
  await page.goto('/blogs');
  await expect(page.getByRole('article')).toHaveCount(blogs.length);
  for (const blog of blogs) {
    const card = cardOf(page, blog);
    await expect(card.locator('img')).toHaveAttribute('src', blog.img);
    await expect(card).toContainText(blog.userName);
    const long = blog.description.length > cardText;
    await expect(card.getByRole('button', { name: /^Read More/ })).toHaveCount(long ? 1 : 0);
    const words = (await card.locator('p').first().innerText()).trim();
    const plain = words.replace(/…$/, '').replace(/\s+/g, ' ');
    expect(blog.description.replace(/\s+/g, ' ').startsWith(plain), blog._id).toBe(true);
    expect(plain.length, blog._id).toBeLessThanOrEqual(cardText);
    expect(plain.length, blog._id).toBeGreaterThan(long ? 230 : 0);
    expect(words.endsWith('…'), blog._id).toBe(long);
  }
});

test('Bangla text is marked as Bangla, and nothing else is', async ({ page }) => {
  await page.goto('/blogs');
  for (const blog of await entries(page, '/blog.json')) {
    const card = cardOf(page, blog);
    // Said by the text itself, or by the page around it.
    const langOf = (text: Locator) =>
      text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    for (const text of [card.getByRole('heading'), card.locator('p').first()])
      expect(await langOf(text), blog._id).toBe(blog.lang);
  }
  const unmarked = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const bangla = /[\u0980-\u09FF]{2}/.test(node.nodeValue ?? '');
      const inSign = node.parentElement?.closest('svg, script');
      if (bangla && !inSign && node.parentElement?.closest('[lang]')?.getAttribute('lang') !== 'bn') {
        found.push(`${node.nodeValue}`.slice(0, 40));
      }
    }
    return found;
  });
  expect(unmarked).toEqual([]);
});

test('Read More opens the whole text in a dialog; Escape and Back close it and give the focus back', async ({
  page,
}) => {
  await page.goto('/blogs');
  const blogs = await entries(page, '/blog.json');
  const blog = blogs.find((one) => one.description.length > 1000 && one.lang === 'en');
  if (!blog) throw new Error('A long article is needed');
  const button = cardOf(page, blog).getByRole('button', { name: /^Read More/ });
  await button.click();
  const dialog = page.getByRole('dialog', { name: blog.title });
  for (const paragraph of blog.description.split(/\n\s*\n/)) {
    await expect(dialog).toContainText(paragraph.trim().slice(0, 200));
  }
  await expect(page).toHaveURL(`/blogs#${blog._id}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/blogs');
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('an address with an article in it opens that article', async ({ page }) => {
  const blog = (await entries(page, '/blog.json')).find((one) => one.lang === 'bn');
  if (!blog) throw new Error('An article in Bangla is needed');
  await page.goto(`/blogs#${blog._id}`);
  const dialog = page.getByRole('dialog', { name: blog.title });
  await expect(dialog.locator('p[lang="bn"]').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/blogs');
});

test.describe('books', () => {
  test.use({ viewer: 'student' });

  test('every book has a Download link to a PDF of the size that is shown', async ({ page }) => {
    const books = await entries<BookEntry>(page, '/blog2.json');
    expect(books.length).toBeGreaterThanOrEqual(12);
    await page.goto('/books');
    await expect(page.getByRole('article')).toHaveCount(books.length);
    for (const book of books) {
      const card = cardOf(page, book);
      const link = card.getByRole('link', { name: /^Download/ });
      await expect(link).toHaveText('Download');
      await expect(link).toHaveAttribute('download');
      const answer = await page.request.get(String(await link.getAttribute('href')));
      expect(answer.status(), book._id).toBe(200);
      expect(answer.headers()['content-type'], book._id).toContain('application/pdf');
      const bytes = await answer.body();
      expect(bytes.subarray(0, 5).toString(), book._id).toBe('%PDF-');
      const shown = /PDF · ([\d.]+) (KB|MB) · \d+ pages?/.exec(await card.innerText());
      const size = Number(shown?.[1]) * (shown?.[2] === 'MB' ? 1_000_000 : 1000);
      expect(Math.abs(size - bytes.length), `${book._id}: ${shown?.[0]} for ${bytes.length}`).toBeLessThan(
        Math.max(501, size * 0.05),
      );
    }
  });

  test('a click on Download saves the file', async ({ page }) => {
    await page.goto('/books');
    const saved = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /^Download/ })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  });

  test('an address with a book in it marks that book', async ({ page }) => {
    const book = (await entries<BookEntry>(page, '/blog2.json')).at(-1);
    await page.goto(`/books#${book?._id}`);
    await expect(page.locator(`[id="${book?._id}"]`)).toBeInViewport();
    await expect(page.locator(`[id="${book?._id}"]`)).toBeFocused();
  });
});

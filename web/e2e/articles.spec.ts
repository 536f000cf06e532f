import { siteConfig } from '@pathshala/brand/site.config';
import { paths } from '@pathshala/contract/site/paths';
import { expect, test } from '@playwright/test';

const id = 'close-the-book';
const title = 'Close the book, then ask yourself';
const address = paths.blog(id);

test('from the card over the dialog to the page, and on to the next article', async ({ page }) => {
  await page.goto(paths.blogs);
  await page.getByRole('button', { name: `Read More: ${title}` }).click();
  await page.getByRole('dialog', { name: title }).getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(`${title} · ${siteConfig.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const next = page.getByRole('list', { name: 'More articles' }).getByRole('link').first();
  const nextTitle = await next.innerText();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

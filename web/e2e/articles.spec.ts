import { siteConfig } from '@pathshala/brand/site.config';
import { paths } from '@pathshala/contract/paths';
import { expect, test } from '@playwright/test';
import { searchBox } from './keyboard.ts';

const id = 'close-the-book';
const title = 'Close the book, then ask yourself';
const address = paths.blog(id);
const canonical = `${siteConfig.origin}${address}`;

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

test('the page is there without script: words, canonical address, structured data, share picture', async ({
  request,
}) => {
  const html = await (await request.get(address)).text();
  expect(html).toContain('<h1>Close the book');
  expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
  expect(html).toContain('"@type":"Article"');
  const picture = await request.get(`/og/blog/${id}.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${canonical}</loc>`);
});

test('Share copies the canonical address and says so, on an article and on a course', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const path of [address, paths.course('free-fractions-from-zero')]) {
    await page.goto(`${path}?from=mail`);
    await page.getByRole('button', { name: /^Share: / }).click();
    await expect(page.getByText('The address is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteConfig.origin}${path}`);
  }
});

test('an article that is not there is a 404, with the way to the others', async ({ page }) => {
  const answer = await page.goto(paths.blog('no-such-article'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have no such article');
  await page.getByRole('link', { name: 'See all articles' }).click();
  await expect(page).toHaveURL(paths.blogs);
});

test('search leads to the article’s page', async ({ page }) => {
  await page.goto('/contact');
  await searchBox(page).fill('close the book');
  await searchBox(page).press('Enter');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(address);
});

import { endpoints } from '@pathshala/contract/calls/endpoints';
import { priceText } from '@pathshala/contract/courses/course';
import { paths } from '@pathshala/contract/site/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { callApi } from './school-calls.ts';
import { callAs, test } from './screens-people.ts';
import { button, choose, saved } from './studio-page.ts';

test.use({ viewer: 'admin' });

/** Bought by no other test. */
const repriced = 'c12-derivatives';
const nobody = { storageState: { cookies: [], origins: [] } };

test('a changed price is in the list, on the page, in search and at the checkout without a build; a wrong one is restored', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const {
    _id: id,
    title,
    price: old,
  } = (await callApi(page.request, undefined, endpoints.course, { id: repriced })).json;
  const price = priceText(old + 1.5);
  const field = page.getByLabel('Price in US dollars');
  const publish = async () => {
    await saved(page);
    await button(page, 'Publish').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published. Students see it within a minute.')).toBeVisible();
  };

  /** Within a minute of publishing. */
  const shows = (one: Page, path: string, what: Locator) =>
    expect(async () => {
      await one.goto(path);
      await expect(what).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });

  await page.goto(paths.studioItem('courses', id));
  await field.fill(String(old + 1.5));
  await publish();

  // Classes need a sign-in.
  await shows(page, '/classes/twelve', page.getByRole('article').filter({ hasText: title }).getByText(price));
  const visitor = await (await browser.newContext(nobody)).newPage();
  const answer = await visitor.goto(paths.course(id));
  expect(await answer?.text()).not.toMatch(/"price(?:Currency)?\\*"|>\$\d/);
  const box = (one: Page) => one.getByRole('complementary', { name: 'Price and enrolment' });
  await shows(visitor, paths.course(id), box(visitor).getByText(price, { exact: true }));
  const hit = visitor.getByRole('listitem').filter({ hasText: title });
  const search = `${paths.search}?${new URLSearchParams({ q: title })}`;
  await shows(visitor, search, hit.getByText(price, { exact: true }));
  await shows(page, paths.course(id), box(page).getByText(price, { exact: true }));
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page.getByRole('button', { name: `Pay ${price}`, exact: true })).toBeVisible();

  await page.goto(paths.studioItem('courses', id));
  await choose(page, 'More', 'History');
  const history = page.getByRole('dialog', { name: 'History' });
  const first = history.getByRole('listitem').filter({ hasText: 'From the school’s files' });
  await first.getByRole('button', { name: /^Restore/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(field).toHaveValue(String(old));
  await publish();
  const now = async () => (await callAs(page, endpoints.course, { id })).price;
  await expect.poll(now, { timeout: 60_000 }).toBe(old);
});

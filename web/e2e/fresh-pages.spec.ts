import { siteConfig } from '@pathshala/brand/site.config';
import { paths } from '@pathshala/contract/paths';
import { expect, test } from '@playwright/test';
import { administrator, callFirestore } from './school-calls.ts';

const known = 'free-fractions-from-zero';
const id = 'fresh-page';
const title = 'Fractions since the build';

test('a course that the build did not know has its page, in its HTML and once the site has drawn it', async ({
  page,
  request,
}) => {
  const { json } = await callFirestore(request, administrator, 'GET', `/courses/${known}`);
  // Nobody has written its lessons.
  const fields = { ...json.fields, title: { stringValue: title }, complete: { booleanValue: false } };
  await callFirestore(request, administrator, 'PATCH', `/courses/${id}`, { fields });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const answer = await page.goto(paths.course(id));
  expect(answer?.status()).toBe(200);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`property="og:title" content="${title} · ${siteConfig.name}"`);
  await expect(page.getByRole('complementary', { name: 'Price and start' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · ${siteConfig.name}`);
  await expect(page.locator('[data-written]')).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveTitle(`Blog · ${siteConfig.name}`);
  expect(errors).toEqual([]);
});

test('a lesson that nobody has written is a 404, and the name of another stands in its page', async ({
  request,
}) => {
  expect((await request.get(paths.lesson(known, 'no-such-lesson'))).status()).toBe(404);
  const answer = await request.get(paths.lesson(known, 'same-amount-new-name'));
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<title>[^<]+ · [^<]+ · /);
});

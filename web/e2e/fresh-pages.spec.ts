import { siteConfig } from '@pathshala/brand/site.config';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { expect } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { untilHydrated } from './hydrated.ts';
import { administrator, callApi, callFirestore, createAccount } from './school-calls.ts';
import { complaintsOf } from './screens-checks.ts';
import { test } from './screens-people.ts';
import { signIn } from './sign-in.ts';

const known = 'free-fractions-from-zero';
const title = 'Fractions since the build';

test('a course that the build did not know has its page; once unpublished it opens for its buyer, and is a 404 for everybody else', async ({
  browser,
  page,
  request,
}) => {
  const id = 'fresh-page';
  const { json } = await callFirestore(request, administrator, 'GET', `/courses/${known}`);
  const write = (more: object) =>
    callFirestore(request, administrator, 'PATCH', `/courses/${id}`, {
      fields: { ...json.fields, title: { stringValue: title }, ...more },
    });
  await write({});
  const errors = complaintsOf(page);
  const answer = await page.goto(paths.course(id));
  expect(answer?.status()).toBe(200);
  const html = (await answer?.text()) ?? '';
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain(`property="og:title" content="${title} · ${siteConfig.name}"`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · ${siteConfig.name}`);
  // By a link it is rendered from its data.
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveTitle(`Blog · ${siteConfig.name}`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(errors).toEqual([]);

  const person = newPerson('Kept Course');
  const { token } = await createAccount(request, person);
  await callApi(request, token, endpoints.enrol, { courseId: id });
  await write({ withdrawn: { booleanValue: true } });
  await signIn(page, person, paths.course(id));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Your course')).toBeVisible();
  for (const path of [paths.course(id), paths.lesson(id, 'fair-shares')])
    expect((await request.get(path)).status(), path).toBe(404);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(paths.course(id));
  await expect(visitor.getByRole('heading', { name: 'Course not found' })).toBeVisible();
  await visitor.context().close();
});

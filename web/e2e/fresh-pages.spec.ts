import { siteIn } from '@pathshala/brand/site-in';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { newerPage } from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { expect, type Page, type Route } from '@playwright/test';
import { dataAddress } from '../src/page-address.ts';
import { newPerson } from './accounts.ts';
import { holdScripts, openHydrated, untilHydrated } from './hydrated.ts';
import { administrator, callApi, callFirestore, createAccount } from './school-calls.ts';
import { complaintsOf } from './screens-checks.ts';
import { test } from './screens-people.ts';
import { mostShift, shiftsOf, watchShifts } from './screens-shifts.ts';
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
  expect(html).toContain(`property="og:title" content="${title} · ${siteIn('en').name}"`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · ${siteIn('en').name}`);
  // By a link it is rendered from its data.
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveTitle(`Blog · ${siteIn('en').name}`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(errors).toEqual([]);

  const person = newPerson('Kept Course');
  const { token } = await createAccount(request, person);
  await callApi(request, token, endpoints.enrol, { courseId: id });
  await write({ withdrawn: { booleanValue: true } });
  await signIn(page, person, paths.course(id));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start the first lesson' })).toBeVisible();
  for (const path of [paths.course(id), paths.lesson(id, 'fair-shares')])
    expect((await request.get(path)).status(), path).toBe(404);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(paths.course(id));
  await expect(visitor.getByRole('heading', { name: 'Course not found' })).toBeVisible();
  await visitor.context().close();
});

/** Simulates a change since the build: one text replaced by another. */
async function publish(page: Page, path: string, built: string, now: string): Promise<void> {
  const changed = async (route: Route, address: string) => {
    const response = await route.fetch({ url: new URL(address, route.request().url()).href });
    await route.fulfill({ response, body: (await response.text()).replaceAll(built, now) });
  };
  const newer = newerPage(path, 'newer');
  await page.route('**/newest/list.json', (route) => route.fulfill({ json: { [path]: newer } }));
  const at = (address: string) => (url: URL) => url.pathname + url.search === address;
  await page.route(at(newer.page), (route) => changed(route, path));
  await page.route(at(newer.data), (route) => changed(route, dataAddress(path)));
}

/** A busy machine may answer after the page's own limit. */
const waitLonger = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout;
    const longer = (act: () => void, time?: number) => wait(act, time === 1000 ? 15_000 : time);
    Object.assign(window, { setTimeout: longer });
  });

/** Letters may move by a pixel or two when their font comes. */
async function expectStill(page: Page): Promise<void> {
  const { sum, what } = await shiftsOf(page);
  expect(sum, what.join('\n')).toBeLessThan(mostShift);
}

test('what is newer on home is there from the first sight on, by its address and by a link, and nothing moves', async ({
  page,
}) => {
  const [built, now] = ['A classroom that fits', 'A school that teaches'];
  const complaints = complaintsOf(page);
  await publish(page, paths.home, built, now);
  await waitLonger(page);
  await watchShifts(page);
  // Records the heading in each frame.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const element = document.querySelector<HTMLElement>('h1');
      if (element?.checkVisibility({ visibilityProperty: true })) seen.push(element.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.join());
  const heading = page.getByRole('heading', { level: 1 });
  await openHydrated(page, paths.home);
  await expect(heading).toContainText(now);
  expect(await seen()).not.toContain(built);
  await expectStill(page);
  expect(await page.locator('head').innerHTML()).not.toContain(built);

  await openHydrated(page, paths.help);
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(heading).toContainText(now);
  expect(await seen()).not.toContain(built);
  expect(complaints).toEqual([]);
});

test('while it is not known whether a page is the newest, the browser keeps the place: that of the address, and of a reload', async ({
  page,
}) => {
  // The site itself would find the place, but later.
  await holdScripts(page);
  await waitLonger(page);
  await page.route('**/newest/list.json', async (route) => {
    await page.waitForLoadState();
    await route.fulfill({ json: {} });
  });
  const part = page.locator('#is-there-a-certificate');
  await page.goto(`${paths.help}#is-there-a-certificate`);
  await expect(part).toBeVisible();
  await expect(part).toBeInViewport();
  await page.goto(paths.home);
  await page.goto(paths.help);
  await expect(part).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1234));
  await page.reload();
  await expect(part).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(1234);
});

import { siteConfig } from '@pathshala/brand/site.config';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { newerPage } from '@pathshala/contract/site/newer-pages';
import { paths } from '@pathshala/contract/site/paths';
import { expect, type Page, type Route, test } from '@playwright/test';
import { dataAddress } from '../src/page-address.ts';
import { newPerson } from './accounts.ts';
import { untilHydrated } from './hydrated.ts';
import { administrator, callApi, callFirestore, createAccount } from './school-calls.ts';
import { signIn } from './sign-in.ts';

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
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const answer = await page.goto(paths.course(id));
  expect(answer?.status()).toBe(200);
  const html = (await answer?.text()) ?? '';
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain(`property="og:title" content="${title} · ${siteConfig.name}"`);
  await expect(page.getByRole('complementary', { name: 'Price and enrolment' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · ${siteConfig.name}`);
  await untilHydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveTitle(`Blog · ${siteConfig.name}`);
  // By a link it is drawn from its data alone.
  const asked = page.waitForResponse(
    (one) => new URL(one.url()).pathname === `${paths.course(id)}/data.json`,
  );
  await page.goBack();
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(errors).toEqual([]);
});

test('a course that is unpublished opens for its buyer at its address, and is a 404 for everybody else', async ({
  browser,
  page,
  request,
}) => {
  const kept = 'kept-page';
  const { json } = await callFirestore(request, administrator, 'GET', `/courses/${known}`);
  const fields = { ...json.fields, title: { stringValue: 'Fractions to keep' } };
  await callFirestore(request, administrator, 'PATCH', `/courses/${kept}`, { fields });
  const person = newPerson('Kept Course');
  const { token } = await createAccount(request, person);
  await callApi(request, token, endpoints.enrol, { courseId: kept });
  await signIn(page, person);
  const withdrawn = { fields: { ...fields, withdrawn: { booleanValue: true } } };
  await callFirestore(request, administrator, 'PATCH', `/courses/${kept}`, withdrawn);
  await page.goto(paths.course(kept));
  await expect(page.getByRole('heading', { level: 1, name: 'Fractions to keep' })).toBeVisible();
  await expect(page.getByText('Your course')).toBeVisible();
  expect((await request.get(paths.course(kept))).status()).toBe(404);
  expect((await request.get(paths.lesson(kept, 'fair-shares'))).status()).toBe(404);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(paths.course(kept));
  await expect(visitor.getByRole('heading', { name: 'Course not found' })).toBeVisible();
});

/** Has the school say that a page has changed since the build, in which one text stands for another. */
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

/** A busy machine answers later than a reader is kept waiting. */
const waitLonger = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout;
    const longer = (act: () => void, time?: number) => wait(act, time === 1000 ? 15_000 : time);
    Object.assign(window, { setTimeout: longer });
  });

interface Moved {
  readonly by: number;
  readonly what: readonly string[];
}

/**
 * Writes down what is seen of an element, frame by frame, and what of the page moves how far. The header is there before its font
 * is, on a slow machine: its links give way by a pixel or two then.
 */
function watch(page: Page, selector: string): Promise<unknown> {
  return page.addInitScript((selector) => {
    const [seen, moved] = [new Set<string>(), [] as Moved[]];
    Object.assign(window, { seen, moved });
    type Shift = { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((shifts) => {
      for (const { value, sources } of shifts.getEntries() as unknown as Shift[])
        if (sources.some(({ node }) => !node?.parentElement?.closest('header')))
          moved.push({ by: value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const element = document.querySelector<HTMLElement>(selector);
      if (element?.checkVisibility({ visibilityProperty: true })) seen.add(element.innerText.trim());
      requestAnimationFrame(look);
    };
    look();
  }, selector);
}

const watched = (page: Page) =>
  page.evaluate(() => {
    const { seen, moved } = window as unknown as { seen: Set<string>; moved: Moved[] };
    return { seen: [...seen], moved };
  });

function expectStill(moved: readonly Moved[]): void {
  const by = moved.reduce((sum, one) => sum + one.by, 0);
  expect(by, JSON.stringify(moved)).toBeLessThan(0.001);
}

test('what is newer on home is there from the first sight on, by its address and by a link, and nothing moves', async ({
  page,
}) => {
  const [built, now] = ['A classroom that fits', 'A school that teaches'];
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await publish(page, paths.home, built, now);
  await waitLonger(page);
  await watch(page, 'h1');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(paths.home);
  await expect(heading).toContainText(now);
  await untilHydrated(page);
  await expect(heading).toContainText(now);
  const { seen, moved } = await watched(page);
  expect(seen).toEqual([expect.stringContaining(now)]);
  expectStill(moved);
  expect(await page.locator('head').innerHTML()).not.toContain(built);

  await page.goto(paths.help);
  await untilHydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(heading).toContainText(now);
  expect((await watched(page)).seen.join()).not.toContain(built);
  expect(complaints).toEqual([]);
});

test('a notice is in a line at the top of every page until it is closed, and nothing moves when it comes', async ({
  page,
}) => {
  const title = 'Closed for Eid from Sunday to Thursday';
  const version = newerPage(paths.notices, 'of-today');
  await page.route('**/newest/list.json', (route) => route.fulfill({ json: { [paths.notices]: version } }));
  const notice = { id: 'eid', title, text: 'We are back on Friday.' };
  await page.route(
    (url) => url.pathname + url.search === version.data,
    (route) => route.fulfill({ json: [notice] }),
  );
  await waitLonger(page);
  await watch(page, 'h1');
  await page.goto(paths.home);
  await page.dispatchEvent('body', 'pointerdown');
  await expect(page.getByRole('complementary').getByRole('link', { name: title })).toBeVisible();
  expectStill((await watched(page)).moved);
  await page.getByRole('button', { name: `Dismiss the notice: ${title}` }).click();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await page.goto(paths.home);
  await untilHydrated(page);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  expectStill((await watched(page)).moved);
});

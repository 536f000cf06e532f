import { brotliCompressSync } from 'node:zlib';
import { paths } from '@pathshala/contract/site/paths';
import { chromium, expect, type Page, type Request, test } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { createAccount } from './school-calls.ts';
import { signIn } from './sign-in.ts';

const kilobyte = 1024;
const isScript = (request: Request) => /\/assets\/[^/]+\.js$/.test(request.url());
const taken = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.querySelector('script[type=speculationrules]') === null))
    .toBe(true);

/** The scripts that the page has asked for ahead of time, each by a link that stays in the document. */
const announced = (page: Page) =>
  page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));

const courseLink = (page: Page) => page.locator('#free-lessons h3 a').first();

test('a page that somebody is about to open is there by then: 25 KB of script, and none is needed after the click', async ({
  page,
}) => {
  // Where no link of the navigation bar is in sight.
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  await taken(page);
  const fetched: Request[] = [];
  page.on('requestfinished', (request) => {
    if (isScript(request)) fetched.push(request);
  });
  const atStart = await announced(page);
  await courseLink(page).hover();
  const ahead = async () => (await announced(page)).filter((url) => !atStart.includes(url));
  const urls = () => fetched.map((one) => one.url());
  await expect(async () => {
    const links = await ahead();
    expect(links).not.toEqual([]);
    expect(urls()).toEqual(expect.arrayContaining(links));
  }).toPass();
  const bodies = await Promise.all(fetched.map(async (one) => (await one.response())?.body()));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body ?? '').length, 0);
  // As the CDN sends it.
  expect(bytes).toBeLessThanOrEqual(25 * kilobyte);

  // From here on no script comes: neither what the page would still need, nor what it fetches ahead for the pages after it.
  await page.route('**/assets/*.js', () => undefined);
  const title = (await courseLink(page).textContent()) ?? '';
  await courseLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/course\//);
});

test('before the site is there the browser itself fetches the page that a pointer rests on', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const client = await page.context().newCDPSession(page);
  const prefetched: string[] = [];
  client.on('Preload.prefetchStatusUpdated', ({ key }) => prefetched.push(new URL(key.url).pathname));
  await client.send('Preload.enable');
  await page.goto('/');
  await courseLink(page).hover();
  const path = await courseLink(page).getAttribute('href');
  await expect.poll(() => prefetched).toContain(path);
});

/** Playwright turns the browser's own memory of pages off. */
async function open(baseURL: string | undefined) {
  const executablePath = process.env.CHROME_PATH;
  const browser = await chromium.launch({
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.cameBack = 'kept';
    });
  });
  return { browser, page };
}
const kept = (page: Page) => page.locator('html[data-came-back=kept]');
const back = (page: Page) => page.evaluate(() => window.setTimeout(() => history.back(), 0));

test('back leads to a page as it was left, home of somebody signed in too, and not after they have gone', async ({
  baseURL,
}) => {
  const { browser, page } = await open(baseURL);
  // A person of this journey alone: who logs out ends all of their sessions.
  const person = newPerson();
  await createAccount(page.request, person);
  await signIn(page, person);
  const avatar = page.getByRole('button', { name: /^Account of/ });
  await page.goto('/');
  await expect(avatar).toBeVisible();
  await page.goto(paths.help);
  await expect(avatar).toBeVisible();
  await back(page);
  await expect(kept(page)).toBeAttached();
  await expect(avatar).toBeVisible();

  await page.goto(paths.help);
  await avatar.click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  // Who logs out is led home, inside this document; home of before is two steps back.
  await expect(page).toHaveURL('/');
  await back(page);
  await expect(page).toHaveURL(paths.help);
  await back(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await expect(avatar).toHaveCount(0);
  await browser.close();
});

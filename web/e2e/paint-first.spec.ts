import { paths } from '@pathshala/contract/paths';
import { expect, type Page, test } from '@playwright/test';

const modules = /\/assets\/[^/]+\.js$/;
const firstCourse = '/course/free-fractions-from-zero';

/** Keeps the site's modules away for good, as a bad network does. */
const holdScripts = (page: Page) => page.route(modules, (route) => route.abort());

/** Keeps them away until the test says. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(modules, (route) => held.then(() => route.continue()));
  return release;
}

test('every public page can be read, and its links and its search work, while no script comes', async ({
  page,
}) => {
  await holdScripts(page);
  for (const path of ['/', paths.blogs, paths.contact, firstCourse, paths.help]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  }
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL(paths.contact);
  await page.goBack();
  await page.getByLabel('Search').filter({ visible: true }).fill('fractions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=fractions/);
});

test('the page paints, then the scripts are fetched, and the site takes over what stands there', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.dataset.seen = 'before';
  });
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true);
  const { painted, fetched } = await page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
      .map(({ startTime }) => startTime);
    return { painted: largest, fetched: Math.min(...scripts) };
  });
  expect(painted).toBeGreaterThan(0);
  expect(fetched).toBeGreaterThan(painted);
  // The heading is the very one that was painted: React found the page as it wrote it.
  await expect(page.locator('h1[data-seen="before"]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a press before the site is there is done when it is, and what was typed stays', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/');
  const dark = page.getByRole('button', { name: 'Dark colours' }).filter({ visible: true });
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  await dark.click();
  release();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');

  await page.goto(paths.login);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a password that is typed and sent before the site is there never stands in an address', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await page.goto(paths.login);
  await page.getByLabel('Email').fill('nobody@pathshala.example');
  await page.getByLabel('Password', { exact: true }).fill('secret-of-nobody');
  await page.keyboard.press('Enter');
  release();
  await expect(
    page
      .getByRole('alert')
      .or(page.getByText(/INVALID|not|wrong/i))
      .first(),
  ).toBeVisible();
  expect(page.url()).not.toContain('secret');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@pathshala.example');
});

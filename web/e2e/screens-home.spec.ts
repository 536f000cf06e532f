import { builtHome } from '@pathshala/content/home';
import { expect, type Page } from '@playwright/test';
import { openHydrated } from './hydrated.ts';
import { test } from './screens-people.ts';

const home = builtHome('en');
const moments = home.sections.moments?.title ?? '';

const carousel = (page: Page, label: string) =>
  page
    .locator('[aria-roledescription="carousel"]')
    .and(page.getByRole('group', { name: label, exact: true }));
const control = (page: Page, does: string, label: string) =>
  carousel(page, label).getByRole('button', { name: `${does}: ${label}` });

/** Visible slides only. */
function slidesIn(group: Element): string[] {
  const frame = group.getBoundingClientRect();
  return [...group.querySelectorAll('li')]
    .filter((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      const middle = left + width / 2;
      return middle > frame.left && middle < frame.right && getComputedStyle(slide).opacity > '0.5';
    })
    .map((slide) => slide.textContent);
}
const shown = (page: Page, label: string) => carousel(page, label).evaluate(slidesIn);

/** Waits until nothing moves. */
const untilAtRest = (page: Page, label: string) =>
  expect
    .poll(() => carousel(page, label).evaluate((group) => group.getAnimations({ subtree: true }).length))
    .toBe(0);

/** By the page's clock. */
async function expectStill(page: Page, label: string, milliseconds: number): Promise<void> {
  // A transition in progress ends.
  await untilAtRest(page, label);
  const before = await shown(page, label);
  await page.clock.runFor(milliseconds);
  expect(await shown(page, label)).toEqual(before);
}

/** The next slides appear after this time and no sooner, by the page's clock. */
async function expectInterval(page: Page, label: string, milliseconds: number): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  // An interval starts when the transition has ended.
  await untilAtRest(page, label);
  const first = await shown(page, label);
  await page.clock.runFor(milliseconds);
  await expect.poll(() => shown(page, label)).not.toEqual(first);
  await untilAtRest(page, label);
  const second = await shown(page, label);
  await expectStill(page, label, milliseconds - 100);
  await page.clock.runFor(200);
  await expect.poll(() => shown(page, label)).not.toEqual(second);
  await page.clock.resume();
}

/**
 * docs/contract.md, "Constants": grids of 1, 2 and 3 or 4 columns, 3 beside a sidebar, on a phone, a tablet and a desktop. On a
 * phone home's cards are a row to swipe.
 */
async function expectColumns(page: Page, list: string, columns: readonly (number | 'all')[]): Promise<void> {
  const items = page.getByRole('list', { name: list }).locator('> li');
  await expect(items.nth(3)).toBeVisible();
  for (const [place, width] of [390, 800, 1440].entries()) {
    await page.setViewportSize({ width, height: 900 });
    const tops = () =>
      items.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const inRow = async () => (await tops()).filter((top, _at, all) => top === all[0]).length;
    const expected = columns[place] === 'all' ? await items.count() : columns[place];
    // The layout follows a resize.
    await expect.poll(inRow, `${list} at ${width}`).toBe(expected);
  }
}

test('a grade tab changes the cards and nothing else: no reload, no scroll; cards are in as many columns as fit', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, '/');
  const tabs = page.getByRole('navigation', { name: 'Grades' });
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Grade 3');
  await tabs.evaluate((element) =>
    window.scrollTo({ top: element.getBoundingClientRect().top - 300, behavior: 'instant' }),
  );
  await page.evaluate(() => Object.assign(window, { marker: 'same page' }));
  // Within the window: late fonts change heights above, and the browser adjusts the scroll position.
  const place = () => tabs.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  for (const [label, path, programs] of [
    ['Grade 4 to 8', '/gradeEight', home.programs.gradeEight],
    ['Grade 9 to 12', '/gradeTwelve', home.programs.gradeTwelve],
    ['Grade 3', '/', home.programs.gradeThree],
  ] as const) {
    await tabs.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(label);
    const cards = page.getByRole('list', { name: `Programs for ${label}` });
    await expect(cards.getByRole('heading')).toHaveText(programs.map((program) => program.title));
    await expect.poll(place).toBe(before);
  }
  expect(await page.evaluate(() => (window as unknown as { marker?: string }).marker)).toBe('same page');
  await expectColumns(page, 'Programs for Grade 3', ['all', 2, 3]);
  await expectColumns(page, 'Press', ['all', 2, 4]);
});

test.describe('a student', () => {
  test.use({ viewer: 'student' });

  test('sees grids of 1, 2 and 3 columns', async ({ page }) => {
    for (const [path, list] of [
      ['/blogs', 'Articles'],
      ['/books', 'Books'],
      ['/instructor', 'Bengali instructors'],
    ] as const) {
      await page.goto(path);
      await expectColumns(page, list, [1, 2, 3]);
    }
  });
});

test('carousels show as many slides as fit, change every 2 and 5 s, and are moved by their buttons', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await carousel(page, moments).scrollIntoViewIfNeeded();
  await expect(control(page, 'Pause', moments)).toBeVisible();
  await expectInterval(page, moments, 2000);

  await carousel(page, 'Brands').scrollIntoViewIfNeeded();
  await expect(control(page, 'Pause', 'Brands')).toBeVisible();
  await expect.poll(async () => (await shown(page, 'Brands')).length).toBe(5);
  await expectInterval(page, 'Brands', 5000);

  const names = home.investors.map(({ name }) => expect.stringContaining(name));
  await carousel(page, 'Investors').scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page, 'Investors')).toEqual(names.slice(0, 3));
  await control(page, 'Next', 'Investors').click();
  await expect.poll(() => shown(page, 'Investors')).not.toEqual(names.slice(0, 3));
  await control(page, 'Previous', 'Investors').click();
  await expect.poll(() => shown(page, 'Investors')).toEqual(names.slice(0, 3));
});

test('a carousel stands still for anyone who prefers reduced motion or has paused it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await carousel(page, moments).scrollIntoViewIfNeeded();
  await expect(control(page, 'Play', moments)).toBeVisible();
  await expectStill(page, moments, 2600);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await carousel(page, moments).scrollIntoViewIfNeeded();
  await control(page, 'Pause', moments).click();
  await expect(control(page, 'Play', moments)).toBeVisible();
  await expect.poll(async () => (await shown(page, moments)).length).toBe(1);
  await expectStill(page, moments, 2600);
  const paused = await shown(page, moments);
  await control(page, 'Play', moments).click();
  await expect(control(page, 'Pause', moments)).toBeVisible();
  await page.clock.runFor(2100);
  await expect.poll(() => shown(page, moments)).not.toEqual(paused);
});

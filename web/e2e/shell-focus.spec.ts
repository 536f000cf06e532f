import { expect, type Page } from '@playwright/test';
import { searchBox, tabTo } from './keyboard.ts';
import { clippedWords, overflowing } from './screens-checks.ts';
import { test } from './screens-people.ts';
import { openWhole } from './taken-over.ts';

const widths = [320, 344, 360, 375, 390, 480, 600, 720, 768, 900, 1024, 1280, 1440];

/** docs/contract.md, "Header and navigation bar". */
const bar = ['Home', 'Class 1-12', 'Courses', 'Books', 'Instructor', 'Blog', 'Contact US'];

const header = (page: Page) => page.getByRole('banner');
const level1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The mark's width and height, and whether the school's name is whole. */
const logoOf = (page: Page) =>
  header(page)
    .getByRole('link', { name: 'Pathshala' })
    .evaluate((link) => {
      const [mark, name] = link.children;
      const { width = 0, height = 0 } = mark?.getBoundingClientRect() ?? {};
      const words = document.createRange();
      if (name) words.selectNodeContents(name);
      // By fractions of a pixel: dots come at the first that is missing.
      const isWhole = name && words.getBoundingClientRect().width <= name.getBoundingClientRect().width;
      return { width, height, isWhole };
    });

async function expectMenu(page: Page): Promise<void> {
  const inBar = header(page).getByRole('navigation', { name: 'Main' });
  if (await inBar.isVisible()) {
    await expect(inBar.getByRole('link')).toHaveText(bar);
    for (const link of await inBar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    return;
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // The other language's name is drawn.
  await expect(menu.getByRole('link')).toHaveText([...bar, '']);
  await expect(menu.getByRole('link').last()).toHaveAccessibleName('বাংলা');
  for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** Pages with chips, tabs and marks, and words that are there when they have come. */
const chips = {
  visitor: [
    ['/', 'Grade 9 to 12'],
    ['/course/c3-times-tables', 'Times tables'],
    ['/search?q=class 9', 'found for'],
    ['/search', 'What would you like to learn?'],
  ],
  admin: [
    ['/classes/nine', 'Buy Now'],
    ['/users', 'teacher@pathshala.test'],
  ],
} as const;

for (const [viewer, account] of [
  ['visitor', 'Login'],
  ['admin', /^Account of/],
] as const) {
  test.describe(`for the ${viewer}`, () => {
    test.use({ viewer });

    test('the header is whole at every width', async ({ page }) => {
      await openWhole(page, '/contact');
      const own = header(page).getByRole(viewer === 'visitor' ? 'link' : 'button', { name: account });
      await expect(own).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        await expect.poll(() => logoOf(page), `${width}`).toEqual({ width: 38, height: 38, isWhole: true });
        await expect.poll(() => overflowing(page), `${width}`).toEqual([]);
        await expect(own).toBeInViewport({ ratio: 1 });
        await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
        await expect(header(page).getByRole('button', { name: 'Dark colours' })).toBeInViewport({ ratio: 1 });
        if ([320, 720, 900].includes(width)) await expectMenu(page);
      }
    });

    test('on a small phone no chip is clipped', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const [path, words] of chips[viewer]) {
        await page.goto(path);
        await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
        await expect.poll(() => clippedWords(page), path).toEqual([]);
        await expect.poll(() => overflowing(page), path).toEqual([]);
      }
    });
  });
}

/** What stands on its word, of the subjects on home's board. */
const coveredWords = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Subjects' })
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const [sign, word] = [...link.children].map((part) => part.getBoundingClientRect());
          // Above the letters of a line there is as much room.
          return sign && word && sign.bottom > word.top + 2;
        })
        .map((link) => link.textContent),
    );

test('on the board of home no sign stands on its word', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Subjects' })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => coveredWords(page), `${width}`).toEqual([]);
  }
});

test('a long name of a school gives way, its mark and the menu do not', async ({ page }) => {
  await openWhole(page, '/contact');
  const logo = header(page).getByRole('link', { name: 'Pathshala' });
  await logo.locator('span').evaluate((name) => {
    name.textContent = 'Pathshala and Daughters, Teachers of Arithmetic since the Flood';
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const mark = () => header(page).locator('a svg').first().boundingBox();
    await expect.poll(mark, `${width}`).toMatchObject({ width: 38, height: 38 });
    await expect.poll(() => overflowing(page), `${width}`).toEqual([]);
  }
});

test('the header stays in sight only where that leaves room to read', async ({ page }) => {
  await openWhole(page, '/about');
  const topAfterScroll = async () => {
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    return header(page).evaluate((element) => element.getBoundingClientRect().top);
  };
  await expect.poll(topAfterScroll).toBe(0);
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(topAfterScroll).toBeLessThan(-100);
});

test('the focus goes to the heading of the next page, which is said; back keeps the place', async ({
  page,
}) => {
  await openWhole(page, '/about');
  await expect(level1(page, 'About us')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  const footer = page.getByRole('navigation', { name: 'About the school' });
  await tabTo(page, footer.getByRole('link', { name: 'Refunds' }));
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await page.keyboard.press('Enter');
  await expect(level1(page, 'Refunds')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Refunds · Pathshala' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(level1(page, 'About us')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('who uses a pointer sees no ring around the heading', async ({ page }) => {
  await page.goto('/about');
  // A press that comes before the site has started is the browser's own.
  const colours = header(page).getByRole('button', { name: 'Dark colours' });
  await colours.click();
  await expect(colours).toHaveAttribute('aria-pressed', 'true');
  await header(page).getByRole('link', { name: 'Blog' }).click();
  const heading = level1(page, 'Blog');
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
});

test('another query, another place and another tab of home leave the focus where it is', async ({ page }) => {
  await openWhole(page, '/');
  const tab = page.getByRole('navigation', { name: 'Grades' }).getByRole('link').nth(1);
  await tab.click();
  await expect(page).toHaveURL('/gradeEight');
  await expect(tab).toBeFocused();
  await page.goto('/search?q=fraction');
  // Before the site is there, a query is another page.
  await expect(page.getByText(/found for/)).toBeVisible();
  await searchBox(page).first().fill('maths');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=maths');
  await expect(searchBox(page).first()).toBeFocused();
});

test.describe('with colours of one’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the line under the open page is the only one in the bar', async ({ page }) => {
    await page.goto('/blogs');
    const isLined = (link: Element) => {
      const { borderTopColor, borderBottomColor } = getComputedStyle(link);
      const ground = getComputedStyle(document.body).backgroundColor;
      return borderTopColor !== ground || borderBottomColor !== ground;
    };
    const lined: string[] = [];
    const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
    for (const link of await links.all()) {
      if (await link.evaluate(isLined)) lined.push(await link.innerText());
    }
    expect(lined).toEqual(['Blog']);
  });
});

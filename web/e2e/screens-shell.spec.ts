import { expect, type Page } from '@playwright/test';
import { openHydrated } from './hydrated.ts';
import { searchBox, tabTo } from './keyboard.ts';
import { test } from './screens-people.ts';
import { misfits } from './screens-room.ts';

const widths = [320, 344, 360, 390, 480, 600, 720, 768, 900, 1024, 1440];
const header = (page: Page) => page.getByRole('banner');
const level1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const logo = (page: Page) => header(page).getByRole('link', { name: 'Pathshala' });

/** The mark's width and height, and whether the school's name is whole. */
const logoOf = (page: Page) =>
  logo(page).evaluate((link) => {
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
  const isBar = await inBar.isVisible();
  if (!isBar) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const links = (isBar ? inBar : page.getByRole('dialog', { name: 'Menu' })).getByRole('link');
  await expect(links.filter({ hasText: 'Contact US' })).toBeVisible();
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  if (!isBar) await page.keyboard.press('Escape');
}

/** What is on its word, of the subjects on home's board. */
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

/** The header with what is at its end for anyone who looks at it. */
async function expectWholeHeader(page: Page, account: 'Login' | 'Account of'): Promise<void> {
  await openHydrated(page, '/contact');
  const own = header(page).getByRole(account === 'Login' ? 'link' : 'button', { name: account });
  await expect(own).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => logoOf(page), `${width}`).toEqual({ width: 38, height: 38, isWhole: true });
    await expect.poll(() => misfits(page), `${width}`).toEqual([]);
    await expect(own).toBeInViewport({ ratio: 1 });
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
    // On small windows it is in the menu.
    if (width >= 600)
      await expect(header(page).getByRole('button', { name: 'Dark mode' })).toBeInViewport({ ratio: 1 });
    if (width < 900)
      expect((await header(page).boundingBox())?.height, `at ${width}`).toBeLessThanOrEqual(64);
    if ([320, 720, 900].includes(width)) await expectMenu(page);
  }
}

test('at every width the header is whole, and on the board no sign is on its word', async ({ page }) => {
  await expectWholeHeader(page, 'Login');
  await test.step('a long name of a school gives way, its mark and the menu do not', async () => {
    await logo(page)
      .locator('span')
      .evaluate((name) => {
        name.textContent = 'Pathshala and Daughters, Teachers of Arithmetic since the Flood';
      });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      const mark = () => header(page).locator('a svg').first().boundingBox();
      await expect.poll(mark, `${width}`).toMatchObject({ width: 38, height: 38 });
      // The name ends in dots.
      const others = () =>
        misfits(page).then((all) => all.filter((one) => !/^span "Pathshala and D/.test(one)));
      await expect.poll(others, `${width}`).toEqual([]);
    }
  });
  await test.step('on the board of home no sign is on its word', async () => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Subjects' })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => coveredWords(page), `${width}`).toEqual([]);
      await expect.poll(() => misfits(page), `home at ${width}`).toEqual([]);
    }
  });
});

test.describe('for an admin', () => {
  test.use({ viewer: 'admin' });

  test('at every width the header is whole', async ({ page }) => {
    await expectWholeHeader(page, 'Account of');
  });
});

test('the keyboard skips to the content; the focus goes along to the next page, and back keeps the place', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  await expect(level1(page, 'About us')).toBeVisible();

  await test.step('the first stop leads past the header', async () => {
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('the header stays in sight only where that leaves room to read', async () => {
    const topAfterScroll = async () => {
      for (const top of [0, 400])
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      return header(page).evaluate((element) => element.getBoundingClientRect().top);
    };
    await expect.poll(topAfterScroll).toBe(0);
    // On a phone it gives way, and is back as soon as one scrolls up or the keyboard is in it.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(topAfterScroll).toBeLessThan(-50);
    await logo(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(logo(page)).toBeInViewport({ ratio: 1 });
    await logo(page).blur();
    await expect.poll(topAfterScroll).toBeLessThan(-50);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await expect(logo(page)).toBeInViewport({ ratio: 1 });
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(topAfterScroll).toBeLessThan(-100);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  });

  await test.step('a link leads to the heading of its page; back is where one was', async () => {
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

  await test.step('the footer leads to parts of home', async () => {
    const footer = page.getByRole('navigation', { name: 'Footer' });
    for (const [label, path, heading] of [
      ['Instructor', '/#instructors', 'Meet the instructors'],
      ['Courses', '/#courses', 'Learning programs'],
    ] as const) {
      await footer.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeInViewport();
    }
  });
});

test.describe('a student on a phone', () => {
  test.use({ viewer: 'student', viewport: { width: 390, height: 844 } });

  test('drawers close on choice, on Escape and on a tap outside; the focus goes in and comes back', async ({
    page,
  }) => {
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await test.step('the menu', async () => {
      await page.goto('/');
      await toggle.click();
      await expect(menu.locator('[aria-current="page"]')).toHaveText('Home');
      // The other language's name is drawn.
      await expect(menu.getByRole('link').last()).toHaveAccessibleName('বাংলা');
      const holdsFocus = () => menu.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(holdsFocus).toBe(true);
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Tab');
        await expect.poll(holdsFocus).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(380, 500);
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await menu.getByRole('link', { name: 'Instructor' }).click();
      await expect(page).toHaveURL('/instructor');
      await expect(menu).toBeHidden();
    });

    await test.step('the sidebar of a list', async () => {
      await expect(page.getByRole('navigation', { name: 'Instructors List' })).toBeHidden();
      const drawer = page.getByRole('dialog', { name: 'Instructors List' });
      const opener = page.getByRole('button', { name: /Bengali/ });
      await opener.click();
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await drawer.getByRole('link', { name: 'Physics' }).click();
      await expect(page).toHaveURL('/instructor/physics');
      await expect(drawer).toBeHidden();
      const portrait = page.getByRole('img', { name: /^Portrait of/ }).first();
      await expect.poll(async () => (await portrait.boundingBox())?.height).toBe(300);
    });

    await test.step('the avatar leads to the courses that they have', async () => {
      await page.getByRole('button', { name: 'Account of Mithila Rahman' }).click();
      await page.getByRole('menuitem', { name: 'My Courses' }).click();
      await expect(page).toHaveURL('/#my-courses');
      await expect(page.getByRole('heading', { name: 'My Courses' })).toBeInViewport();
      await expect(page.getByRole('region', { name: 'My Courses' }).getByRole('article')).toHaveCount(2);
    });
  });
});

/** Notes the document's colours at the moment when its body appears: nothing has been painted before. */
async function noteFirstScheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const scheme = ['light', 'dark'].filter((one) => document.documentElement.classList.contains(one));
      Object.assign(window, { firstScheme: scheme.join(' ') });
    }).observe(document, { childList: true, subtree: true });
  });
}

const firstScheme = (page: Page) =>
  page.evaluate(() => (window as unknown as { firstScheme: string }).firstScheme);

test('the theme follows the system until it is switched; the choice is kept and is there before the first paint', async ({
  page,
}) => {
  await noteFirstScheme(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await firstScheme(page)).toBe('dark');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page.locator('html')).toContainClass('light');
  await expect.poll(ground).not.toBe(dark);
  await page.reload();
  expect(await firstScheme(page)).toBe('light');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/contact');
  expect(await firstScheme(page)).toBe('dark');
});

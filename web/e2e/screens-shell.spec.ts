import { expect, type Page } from '@playwright/test';
import { openHydrated } from './hydrated.ts';
import { searchBox, tabTo } from './keyboard.ts';
import { test } from './screens-people.ts';
import { misfits } from './screens-room.ts';

const widths = [320, 390, 600, 900, 1440];
const header = (page: Page) => page.getByRole('banner');
const level1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const logo = (page: Page) => header(page).getByRole('link', { name: 'Pathshala' });

test.describe('for an admin, who has the most in it', () => {
  test.use({ viewer: 'admin' });

  test('at every width the header is whole', async ({ page }) => {
    await openHydrated(page, '/contact');
    const own = header(page).getByRole('button', { name: /^Account of/ });
    await expect(own).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await expect(logo(page)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => misfits(page), `${width}`).toEqual([]);
      await expect(own).toBeInViewport({ ratio: 1 });
      await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
      // On small windows it is in the menu.
      if (width >= 600)
        await expect(header(page).getByRole('button', { name: 'Dark mode' })).toBeInViewport({ ratio: 1 });
      if (width < 900)
        expect((await header(page).boundingBox())?.height, `at ${width}`).toBeLessThanOrEqual(64);
    }
  });
});

test('the keyboard skips to the content; the focus goes along to the next page, and back keeps the place', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  await expect(level1(page, 'About us')).toBeVisible();

  await test.step('the first stop leads past the header', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
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
});

test.describe('a student on a phone', () => {
  test.use({ viewer: 'student', viewport: { width: 390, height: 844 } });

  test('drawers close on choice, on Escape and on a tap outside; the focus goes in and comes back', {
    tag: '@core',
  }, async ({ page }) => {
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await test.step('the menu', async () => {
      await openHydrated(page, '/');
      await toggle.click();
      await expect(menu.locator('[aria-current="page"]')).toHaveText('Home');
      const holdsFocus = () => menu.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(holdsFocus).toBe(true);
      await page.keyboard.press('Shift+Tab');
      await expect.poll(holdsFocus).toBe(true);
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
  });
});

test('the theme follows the system until it is switched; the choice is kept and is there before the first paint', async ({
  page,
}) => {
  // The colours when the body appears, before the first paint.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const scheme = ['light', 'dark'].filter((one) => document.documentElement.classList.contains(one));
      Object.assign(window, { firstScheme: scheme.join(' ') });
    }).observe(document, { childList: true, subtree: true });
  });
  const firstScheme = () => page.evaluate(() => (window as unknown as { firstScheme: string }).firstScheme);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await firstScheme()).toBe('dark');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page.locator('html')).toContainClass('light');
  await expect.poll(ground).not.toBe(dark);
  await page.reload();
  expect(await firstScheme()).toBe('light');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

import { siteConfig } from '@pathshala/brand/site.config';
import { expect, type Page } from '@playwright/test';
import { test } from './screens-people.ts';

/** docs/contract.md, "Header and navigation bar", in its order. */
const bar = ['Home', 'Class 1-12', 'Courses', 'Books', 'Instructor', 'Blog', 'Contact US'];

const phone = { width: 390, height: 844 };
const header = (page: Page) => page.locator('header');
const mainLinks = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });

async function expectHighlighted(page: Page, path: string, label: string | null): Promise<void> {
  await page.goto(path);
  await expect(mainLinks(page).getByRole('link')).toHaveText(bar);
  const current = mainLinks(page).locator('[aria-current="page"]');
  await expect(current, path).toHaveText(label === null ? [] : [label]);
  if (label === null) return;
  const other = mainLinks(page).locator('a:not([aria-current])').first();
  const line = (link: typeof other) =>
    link.evaluate((element) => getComputedStyle(element).borderBottomColor);
  // It moves into its colour for a moment.
  await expect
    .poll(() => line(current), `${path}: ${label} looks like the others`)
    .not.toBe(await line(other));
}

test('the header has logo, title, search box, theme switch and Login', async ({ page }) => {
  await page.goto('/contact');
  const logo = header(page).getByRole('link', { name: siteConfig.name });
  await expect(logo.locator('svg')).toBeVisible();
  await expect(
    header(page).getByRole('combobox', { name: 'Search' }).filter({ visible: true }),
  ).toHaveAttribute('placeholder', /Search/);
  await expect(header(page).getByRole('button', { name: 'Dark colours' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeHidden();
  await logo.click();
  await expect(page).toHaveURL('/');
});

test('the navigation bar of a visitor highlights where they are', async ({ page }) => {
  const places: [string, string | null][] = [
    ['/', 'Home'],
    ['/gradeEight', 'Home'],
    ['/gradeTwelve', 'Home'],
    ['/blogs', 'Blog'],
    ['/contact', 'Contact US'],
    ['/login', null],
    ['/register', null],
    ['/search?q=sum', null],
    ['/no/such/page', null],
  ];
  for (const [path, label] of places) await expectHighlighted(page, path, label);
});

test('every item of the navigation bar leads to its page', async ({ page }) => {
  await page.goto('/');
  const paths = ['/', '/classes', '/courses', '/books', '/instructor', '/blogs', '/contact'];
  for (const [place, path] of paths.entries()) {
    await expect(mainLinks(page).getByRole('link').nth(place)).toHaveAttribute('href', path);
  }
});

test.describe('signed in', () => {
  test.use({ viewer: 'student' });

  test('the navigation bar highlights the guarded pages too, and those below them', async ({ page }) => {
    for (const [path, label] of [
      ['/classes', 'Class 1-12'],
      ['/classes/two', 'Class 1-12'],
      ['/courses/liveCourse', 'Courses'],
      ['/books', 'Books'],
      ['/instructor', 'Instructor'],
      ['/instructor/english', 'Instructor'],
    ] as const) {
      await expectHighlighted(page, path, label);
    }
  });

  test('instead of Login there is the avatar with the default picture; its menu has My Courses and Log Out', async ({
    page,
  }) => {
    await page.goto('/contact');
    const avatar = page.getByRole('button', { name: 'Account of Mithila Rahman' });
    await expect(avatar.locator('img')).toHaveAttribute('src', '/img/avatar-default.svg');
    await expect(header(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    await avatar.click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'My Courses',
      'My teacher’s classes',
      'My Account',
      'Log Out',
    ]);
    await page.getByRole('menuitem', { name: 'My Courses' }).click();
    await expect(page).toHaveURL('/#my-courses');
    await expect(page.getByRole('heading', { name: 'My Courses' })).toBeInViewport();
    await expect(page.getByRole('region', { name: 'My Courses' }).getByRole('article')).toHaveCount(2);
  });
});

test.describe('an admin', () => {
  test.use({ viewer: 'admin' });

  test('has All Users first in the menu of the avatar', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'All Users',
      'Overview',
      'Classes I teach',
      'Studio',
      'My Courses',
      'My teacher’s classes',
      'My Account',
      'Log Out',
    ]);
  });
});

test('the footer has its badges, the contact address, social links, the copyright line and five links', async ({
  page,
}) => {
  await page.goto('/blogs');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('App Store')).toBeVisible();
  await expect(footer.getByText('Google Play')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/^\S+@\S+\.\S+$/);
  for (const name of [/^Facebook/, /^YouTube/, /^Instagram/, /^LinkedIn/]) {
    await expect(footer.locator('[aria-label]').and(footer.getByLabel(name))).toBeVisible();
  }
  await expect(footer.getByText(new RegExp(`^© \\d{4} ${siteConfig.name}`))).toBeVisible();
  const links = footer.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Courses', 'Blog', 'Instructor', 'Contact Us']);
  await expect(footer.locator('a[href=""], a[href="#"]')).toHaveCount(0);
});

test('Home, Courses, Blog and Instructor of the footer go to home, Contact Us to /contact', async ({
  page,
}) => {
  const places = [
    ['Home', '/', /classroom/],
    ['Courses', '/#courses', 'Learning programs'],
    ['Blog', '/#blog', 'From the blog'],
    ['Instructor', '/#instructors', 'Meet the instructors'],
    ['Contact Us', '/contact', 'Contact Us'],
  ] as const;
  for (const [label, path, heading] of places) {
    await page.goto('/blogs');
    await page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: label, exact: true })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeInViewport();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu closes on choice, on Escape and on an outside tap; the focus goes in and comes back', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(mainLinks(page)).toBeHidden();
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await toggle.click();
    // The other language's name is drawn.
    await expect(menu.getByRole('link')).toHaveText([...bar, '']);
    await expect(menu.getByRole('link').last()).toHaveAccessibleName('বাংলা');
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Home');
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
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blogs');
    await expect(menu).toBeHidden();
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
  await expect.poll(ground).toBe('rgb(18, 22, 31)');
  const toggle = page.getByRole('button', { name: 'Dark colours' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page.locator('html')).toContainClass('light');
  await expect.poll(ground).toBe('rgb(255, 251, 244)');
  await page.reload();
  expect(await firstScheme(page)).toBe('light');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/contact');
  expect(await firstScheme(page)).toBe('dark');
});

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await page.goto('/blogs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

import { paths } from '@pathshala/contract/site/paths';
import { isFull } from '@pathshala/contract/testing/full';
import { expect, type Page } from '@playwright/test';
import { holdScripts, modules, openHydrated, untilHydrated } from './hydrated.ts';
import { test } from './screens-people.ts';

const firstCourse = '/course/free-fractions-from-zero';

/** @returns answers them */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(modules, (route) => held.then(() => route.continue()));
  return release;
}

/** Each kind of prerendered page, with text of its own. */
const publicPages: readonly (readonly [path: string, words: RegExp])[] = [
  ['/', /free lesson/i],
  [paths.blogs, /reads for parents and students/],
  [paths.blog('one-question'), /min read/],
  [paths.blog('bn-math-fear'), /মিনিট/],
  [paths.contact, /your message/i],
  [paths.help, /lesson/i],
  [paths.login, /password/i],
  [paths.register, /password/i],
  [`${paths.search}?q=math`, /Search in Bangla or English letters/],
  [firstCourse, /lessons/i],
  [`${firstCourse}/lesson/fair-shares`, /a paratha|One piece is huge/],
  ['/no-such-page', /Check the address/],
];

/** A guarded page's shell. */
const shellOfList = ['/classes/seven', /Class 7/] as const;

async function expectReadable(page: Page, words: RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeEmpty();
  await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible();
}

/** Presses every link and sends the search form, without navigation. @returns what scripts held back */
const heldBack = (page: Page) =>
  page.evaluate(() => {
    const left = new Set<EventTarget | null>();
    const see = (event: Event) => {
      if (!event.defaultPrevented) left.add(event.target);
      event.preventDefault();
    };
    for (const type of ['click', 'submit']) window.addEventListener(type, see);
    // Links in rows to swipe work by themselves only once the site has failed to load.
    const links = [...document.querySelectorAll('a[href]:not([data-held])')];
    for (const link of links)
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[action="/search"]')];
    for (const form of forms) form.requestSubmit();
    for (const type of ['click', 'submit']) window.removeEventListener(type, see);
    const names = [...links, ...forms].filter((one) => !left.has(one)).map(({ outerHTML }) => outerHTML);
    return forms.length > 0 && links.length > 10 ? names : ['a page without search or links'];
  });

/** Notes what loads the platform's tables of languages: a cheap phone answers nothing for 150 ms meanwhile. */
function noteFormats(): void {
  const made: string[] = [];
  for (const name of ['NumberFormat', 'DateTimeFormat', 'DisplayNames', 'Collator', 'Segmenter'] as const) {
    const construct: ProxyHandler<never>['construct'] = (...given) => {
      made.push(name);
      return Reflect.construct(...given);
    };
    Object.assign(Intl, { [name]: new Proxy(Intl[name] as never, { construct }) });
  }
  Object.assign(window, { made });
}

/** One of each layout. */
const usual = new Set(['/', paths.login, `${firstCourse}/lesson/fair-shares`]);

test('every kind of public page can be read, and its links and its search work, while no script comes', {
  tag: '@core',
}, async ({ page }) => {
  await holdScripts(page);
  const read = isFull ? publicPages : publicPages.filter(([path]) => usual.has(path));
  for (const [path, words] of [...read, shellOfList]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectReadable(page, words);
    expect(await heldBack(page), path).toEqual([]);
  }
  await page.getByLabel('Search', { exact: true }).filter({ visible: true }).fill('fractions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=fractions$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL(paths.contact);

  // Login is shown to visitors only.
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await expect(login).toBeVisible();
  await page.evaluate(() => localStorage.setItem('accessToken', 'a.token.of-somebody'));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(login).toBeHidden();
});

test('what is done before the site is there is not lost: a press, an answer, and what was typed, out of the address', {
  tag: '@core',
}, async ({ page }) => {
  const releaseLesson = await delayScripts(page);
  await page.goto(`${firstCourse}/lesson/fair-shares`);
  const quiz = page.getByRole('region', { name: 'Quiz' });
  const early = quiz.getByRole('group').first().getByRole('radio').nth(1);
  await early.check();
  const dark = page.getByRole('button', { name: 'Dark mode' }).filter({ visible: true });
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  await dark.click();
  releaseLesson();
  await untilHydrated(page);
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  // The first question is answered, the second is not.
  const next = quiz.getByRole('button', { name: 'Next question' });
  await next.click();
  await next.click();
  await expect(quiz.getByText('Choose an answer.')).toBeVisible();
  await quiz.getByRole('button', { name: 'Back' }).click();
  await expect(early).toBeChecked();

  await page.unroute(modules);
  const releaseLogin = await delayScripts(page);
  await page.goto(paths.login);
  await page.getByLabel('Email').fill('nobody@pathshala.example');
  await page.getByLabel('Password', { exact: true }).fill('secret-of-nobody');
  await page.keyboard.press('Enter');
  releaseLogin();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(page.url()).not.toContain('secret');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@pathshala.example');
});

test('no public page creates formats while it starts', async ({ page }) => {
  await page.addInitScript(noteFormats);
  const starting = [
    '/',
    paths.blogs,
    firstCourse,
    `${firstCourse}/lesson/fair-shares`,
    `${paths.search}?q=math`,
  ];
  for (const path of starting) {
    await openHydrated(page, path);
    expect(await page.evaluate(() => Reflect.get(window, 'made')), path).toEqual([]);
  }
});

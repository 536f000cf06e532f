import { builtHome } from '@pathshala/content/home';
import { expect, type Page, test } from '@playwright/test';
import { openWhole } from './taken-over.ts';

const homeJson = builtHome('en');

/** Home's sections in their order, by their headings: docs/contract.md, "Home". */
const order = [
  homeJson.hero.title,
  homeJson.sections.programs.title,
  homeJson.sections.platforms.title,
  homeJson.sections.testimonials.title,
  homeJson.sections.education.title,
  homeJson.sections.investors.title,
  homeJson.sections.moments.title,
  homeJson.sections.press.title,
  homeJson.sections.brands.title,
];

interface CarouselState {
  readonly slidesPerView: number | 'auto' | undefined;
  readonly effect: string | undefined;
  readonly delay: number | false;
  readonly running: boolean;
  readonly active: number;
  readonly slides: number;
}

interface SwiperLike {
  readonly params: {
    slidesPerView?: number;
    effect?: string;
    autoplay?: { enabled?: boolean; delay?: number };
  };
  readonly autoplay: { running: boolean };
  readonly realIndex: number;
  readonly slides: readonly unknown[];
}

const carousel = (page: Page, label: string) =>
  page
    .locator('[aria-roledescription="carousel"]')
    .and(page.getByRole('group', { name: label, exact: true }));

/** What the carousel itself says, once it has been scrolled to and has started. */
async function stateOf(page: Page, label: string): Promise<CarouselState> {
  const viewport = carousel(page, label).locator('.swiper');
  await carousel(page, label).scrollIntoViewIfNeeded();
  await expect(viewport).toHaveClass(/swiper-initialized/);
  return viewport.evaluate((element) => {
    const { params, autoplay, realIndex, slides } = (element as unknown as { swiper: SwiperLike }).swiper;
    return {
      slidesPerView: params.slidesPerView,
      effect: params.effect,
      delay: params.autoplay?.enabled === false ? false : (params.autoplay?.delay ?? false),
      running: autoplay.running,
      active: realIndex,
      slides: slides.length,
    };
  });
}

/** How many slides stand wholly within the carousel's window. */
function shownSlides(page: Page, label: string): Promise<number> {
  return carousel(page, label)
    .locator('.swiper')
    .evaluate((element) => {
      const frame = element.getBoundingClientRect();
      return [...element.querySelectorAll('.swiper-slide')].filter((slide) => {
        const box = slide.getBoundingClientRect();
        const middle = box.left + box.width / 2;
        return middle > frame.left && middle < frame.right && getComputedStyle(slide).opacity !== '0';
      }).length;
    });
}

/** Milliseconds from one change of the active slide to the next, while nobody touches it. */
function interval(page: Page, label: string): Promise<number> {
  return carousel(page, label)
    .locator('.swiper')
    .evaluate((element) => {
      const { swiper } = element as unknown as { swiper: { on(event: string, heard: () => void): void } };
      return new Promise<number>((resolve) => {
        let last = 0;
        swiper.on('slideChange', () => {
          const now = performance.now();
          if (last > 0) resolve(now - last);
          last = now;
        });
      });
    });
}

test('home tells its sections in order, with the trust numbers', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toBeVisible();
  const headings = await main.locator('h1, h2').allTextContents();
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  const trust = page.getByRole('region', { name: 'Trust statistics' });
  await expect(trust).toContainText('150 million+');
  await expect(trust).toContainText('learners');
  await expect(trust).toContainText('50+');
  await expect(trust).toContainText('investors');
  const firstOfAll = await trust.boundingBox();
  const programs = await page.getByRole('heading', { name: homeJson.sections.programs.title }).boundingBox();
  expect(firstOfAll?.y).toBeLessThan(Number(programs?.y));
});

test('a grade tab changes the cards and nothing else: no reload, no scroll', async ({ page }) => {
  await openWhole(page, '/');
  const tabs = page.getByRole('navigation', { name: 'Grades' });
  await expect(tabs.getByRole('link')).toHaveText(['Grade 3', 'Grade 4 to 8', 'Grade 9 to 12']);
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Grade 3');
  await tabs.evaluate((element) =>
    window.scrollTo({ top: element.getBoundingClientRect().top - 300, behavior: 'instant' }),
  );
  await page.evaluate(() => Object.assign(window, { marker: 'same page' }));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  for (const [label, path, programs] of [
    ['Grade 4 to 8', '/gradeEight', homeJson.programs.gradeEight],
    ['Grade 9 to 12', '/gradeTwelve', homeJson.programs.gradeTwelve],
    ['Grade 3', '/', homeJson.programs.gradeThree],
  ] as const) {
    await tabs.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(label);
    const cards = page.getByRole('list', { name: `Programs of ${label}` });
    await expect(cards.getByRole('heading')).toHaveText(programs.map((program) => program.title));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  }
  expect(await page.evaluate(() => (window as unknown as { marker?: string }).marker)).toBe('same page');
});

test('a program card has icon, title, list of programs, description and picture', async ({ page }) => {
  await page.goto('/gradeEight');
  await expect(page.getByRole('navigation', { name: 'Grades' }).locator('[aria-current="page"]')).toHaveText(
    'Grade 4 to 8',
  );
  const list = page.getByRole('list', { name: 'Programs of Grade 4 to 8' });
  for (const program of homeJson.programs.gradeEight) {
    const card = list.getByRole('article').filter({ hasText: program.title });
    await expect(card.getByRole('heading', { name: program.title })).toBeVisible();
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(card.getByRole('list', { name: 'Programs' }).getByRole('listitem')).toHaveText(
      program.programs,
    );
    await expect(card.getByText(program.description)).toBeVisible();
    const picture = card.locator('img');
    // Until its row is near the window the picture has no place to scroll to.
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the investors carousel shows 3 slides at a time on a large screen and moves by its buttons', async ({
  page,
}) => {
  await page.goto('/');
  const state = await stateOf(page, 'Investors');
  expect(state).toMatchObject({ slidesPerView: 3, delay: false, active: 0 });
  expect(state.slides).toBeGreaterThan(3);
  await expect.poll(() => shownSlides(page, 'Investors')).toBe(3);
  await carousel(page, 'Investors').getByRole('button', { name: 'Next: Investors' }).click();
  await expect.poll(async () => (await stateOf(page, 'Investors')).active).toBe(1);
  await carousel(page, 'Investors').getByRole('button', { name: 'Previous: Investors' }).click();
  await expect.poll(async () => (await stateOf(page, 'Investors')).active).toBe(0);
  await expect(page.getByText(homeJson.sections.investors.lead)).toBeVisible();
});

test('the brands carousel shows the seven subjects, 5 at a time, every 5000 ms', async ({ page }) => {
  await page.goto('/');
  expect(await stateOf(page, 'Brands')).toMatchObject({
    slidesPerView: 5,
    delay: 5000,
    running: true,
    slides: 7,
  });
  await expect.poll(() => shownSlides(page, 'Brands')).toBe(5);
  await expect(carousel(page, 'Brands').getByRole('heading')).toHaveText([
    'Math',
    'English',
    'Bangla',
    'Music',
    'Psychology',
    'Sociology',
    'Coding',
  ]);
  expect(Math.abs((await interval(page, 'Brands')) - 5000)).toBeLessThan(1500);
});

test('the image carousel fades every 2000 ms, until it is paused', async ({ page }) => {
  const label = homeJson.sections.moments.title;
  await page.goto('/');
  expect(await stateOf(page, label)).toMatchObject({
    slidesPerView: 1,
    effect: 'fade',
    delay: 2000,
    running: true,
  });
  expect(Math.abs((await interval(page, label)) - 2000)).toBeLessThan(1000);
  await carousel(page, label)
    .getByRole('button', { name: `Pause: ${label}` })
    .click();
  const paused = await stateOf(page, label);
  expect(paused.running).toBe(false);
  await page.waitForTimeout(2600);
  expect((await stateOf(page, label)).active).toBe(paused.active);
  await carousel(page, label)
    .getByRole('button', { name: `Play: ${label}` })
    .click();
  await expect.poll(async () => (await stateOf(page, label)).active).not.toBe(paused.active);
});

test('nothing plays by itself for who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const label of ['Brands', homeJson.sections.moments.title]) {
    expect(await stateOf(page, label), label).toMatchObject({ running: false, delay: false, active: 0 });
  }
  await page.waitForTimeout(2400);
  expect((await stateOf(page, homeJson.sections.moments.title)).active).toBe(0);
});

test('the parts between: platforms, testimonials, education for all, press', async ({ page }) => {
  await page.goto('/');
  for (const { title } of homeJson.platforms)
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const voices = page.getByRole('list', { name: 'Student testimonials' }).getByRole('listitem');
  await expect(voices).toHaveCount(homeJson.testimonials.length);
  const education = await stateOf(page, homeJson.sections.education.title);
  expect(education).toMatchObject({ slidesPerView: 1, slides: homeJson.education.length });
  await expect(page.getByRole('list', { name: 'Press' }).getByRole('article')).toHaveCount(
    homeJson.press.length,
  );
});

import { firstLesson } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { admin, teacher } from './accounts.ts';
import { openHydrated, untilHydrated } from './hydrated.ts';
import { writtenLessons } from './lesson-content.ts';
import { newPupil } from './school-calls.ts';
import { test } from './screens-people.ts';
import { shiftsOf, watchShifts } from './screens-shifts.ts';
import { openAs, signIn } from './sign-in.ts';

const { courseId } = firstLesson;
const course = 'Fractions from zero';
const [, second] = writtenLessons(courseId);
const phone = { width: 360, height: 740 };
const main = (page: Page) => page.getByRole('main');

/** No layout shift, from before the first paint. */
async function expectStill(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const { sum, what } = await shiftsOf(page);
  expect(sum, what.join('\n')).toBeLessThan(0.02);
}

test.describe('a visitor on a phone', () => {
  test.use({ viewport: phone });

  test('is asked for the class once, which leads to its exercises; home then has it below the hero, does not move, and is not long', async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto('/');
    const question = page.getByRole('heading', { name: 'Which class are you in?' });
    await expect(question).toBeVisible();
    await expectStill(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500);
    await page.getByRole('link', { name: 'Class 7', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Everything in class 7' })).toBeInViewport();

    await page.goto('/');
    await expect(main(page).locator('h1, h2').nth(1)).toHaveText('Start Class 7');
    await expect(
      page.getByRole('link', { name: 'Read lesson 1: Integers and the number line' }),
    ).toBeInViewport();
    await expect(question).toBeHidden();
    // The height is stored by the last visit.
    await page.reload();
    await expect(main(page).locator('h1, h2').nth(1)).toHaveText('Start Class 7');
    await expectStill(page);
    await page.getByRole('combobox', { name: 'Your class' }).selectOption('All classes');
    await expect(page.getByRole('heading', { name: /^Start Class / })).toBeHidden();
    await expect(question).toBeHidden();
  });
});

/** Presses these, and nothing else. */
async function tap(...controls: readonly Locator[]): Promise<void> {
  for (const control of controls) await control.click();
}

test('taps: three to an exercise in fractions, four to a practice for tomorrow, two to a new article', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/');
  await tap(
    page.getByRole('link', { name: 'Class 5', exact: true }),
    main(page).getByRole('link', { name: /^Mathematics.*exercises/ }),
    page.getByRole('link', { name: 'Practise: Adding fractions' }),
  );
  await expect(page).toHaveURL(/\/practice\/m5-add-fractions(?:\?|$)/);

  const theirs = await openAs(browser, teacher, '/');
  const skill = theirs.getByLabel('Skill');
  await tap(
    main(theirs)
      .getByRole('button', { name: /^Assign/ })
      .first(),
    skill,
  );
  await skill.selectOption({ index: 1 });
  await tap(theirs.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }));
  await expect(theirs.getByText('Assigned.')).toBeVisible();

  const owner = await openAs(browser, admin, '/');
  await tap(main(owner).getByRole('link', { name: 'New article' }));
  await owner.getByRole('dialog').getByLabel('Title').fill('Sports day');
  await tap(owner.getByRole('button', { name: 'Create', exact: true }));
  await expect(owner.getByRole('heading', { level: 1, name: 'Sports day' })).toBeVisible();
});

test('a student finds their courses below the hero and continues where they stopped', async ({ page }) => {
  const person = await newPupil(page.request, [courseId], 'Puja Das');
  await page.setViewportSize(phone);
  await watchShifts(page);
  await signIn(page, person);
  await page.goto(paths.lesson(courseId, second?.id ?? ''));
  const part = page.getByRole('heading', { level: 2 }).nth(2);
  await expect(part).toBeVisible();
  await part.evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.goto('/');
  await expect(main(page).locator('h1, h2').nth(1)).toHaveText('My Courses');
  const onward = page.getByRole('link', { name: `Continue: ${course}` });
  await expect(onward).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('You’re on lesson 2:')).toBeVisible();
  await page.reload();
  await expect(onward).toBeInViewport({ ratio: 1 });
  await expectStill(page);
  await onward.click();
  await expect(page).toHaveURL(paths.lesson(courseId, second?.id ?? ''));
  await expect(part).toBeInViewport();
});

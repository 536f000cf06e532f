import { endpoints } from '@pathshala/contract/calls/endpoints';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { tabTo } from './keyboard.ts';
import { writtenLesson } from './lesson-content.ts';
import { callApi, createAccount } from './school-calls.ts';
import { signIn } from './sign-in.ts';

const course = 'free-learn-to-learn';
const first = writtenLesson(course, 1);
const second = writtenLesson(course, 2);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Somebody who has joined the course, with its first lesson open. */
async function openLesson(page: Page): Promise<void> {
  const person = newPerson('Nusrat Jahan');
  const { token } = await createAccount(page.request, person);
  await callApi(page.request, token, endpoints.enrol, { courseId: course });
  await signIn(page, person);
  await page.goto(`/course/${course}/lesson/${first.id}`);
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
}

/** Chooses an option as the keyboard does: into the group by Tab, through it by the arrows. */
async function chooseByKeys(page: Page, question: Locator, option: number): Promise<void> {
  const radios = question.getByRole('radio');
  await tabTo(page, radios.first());
  await page.keyboard.press('Space');
  for (let step = 0; step < option; step += 1) await page.keyboard.press('ArrowDown');
  await expect(radios.nth(option)).toBeFocused();
  await expect(radios.nth(option)).toBeChecked();
}

const sidewaysRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('on a phone, a lesson and its quiz are done with the keyboard alone and lead on to the next, which is taken up again', async ({
  page,
}) => {
  await openLesson(page);
  await expect.poll(() => sidewaysRoom(page)).toBe(0);

  const all = page.getByRole('button', { name: 'All lessons' });
  await tabTo(page, all);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Lessons in this course' });
  await expect(drawer.getByRole('link', { name: second.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(all).toBeFocused();

  const quiz = page.getByRole('region', { name: 'Quiz' });
  const questions = quiz.getByRole('group');
  await chooseByKeys(page, questions.nth(0), first.answers[0] ?? 0);
  const check = quiz.getByRole('button', { name: 'Check my answers' });
  await tabTo(page, check);
  await page.keyboard.press('Enter');
  await expect(quiz.getByText('Choose an answer.')).toHaveCount(first.answers.length - 1);
  await expect(questions.nth(1).getByRole('radio').first()).toBeFocused();
  for (const [at, answer] of [...first.answers.entries()].slice(1)) {
    await chooseByKeys(page, questions.nth(at), answer);
  }
  await tabTo(page, check);
  await page.keyboard.press('Enter');
  await expect(quiz.getByText('Passed!')).toBeFocused();
  await tabTo(page, quiz.getByRole('link', { name: 'Next lesson' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/course/${course}/lesson/${second.id}`);
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => sidewaysRoom(page)).toBe(0);

  await test.step('it is taken up again where one stopped, in a new tab too', async () => {
    const parts = (one: Page) => one.getByRole('heading', { level: 2 });
    const topOf = (one: Page) =>
      parts(one)
        .nth(2)
        .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    await parts(page)
      .nth(2)
      .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = await topOf(page);
    // The lesson's top is kept as soon as it opens, so it is the position that tells, not that there is one.
    const keptPart = () =>
      page.evaluate(
        (lesson): number => JSON.parse(localStorage.getItem('lessonPlaces') ?? '{}')[lesson]?.part ?? 0,
        `${course}/${second.id}`,
      );
    await expect.poll(keptPart).toBeGreaterThan(0.1);
    await page.close();

    const later = await page.context().newPage();
    await later.goto(`/course/${course}/lesson/${second.id}`);
    await expect(later.getByText('You’re back where you left off.')).toBeVisible();
    await expect.poll(async () => Math.abs((await topOf(later)) - before)).toBeLessThan(60);
    await later.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => later.evaluate(() => window.scrollY)).toBe(0);
    await expect(later.getByText('You’re back where you left off.')).toBeHidden();
  });
});

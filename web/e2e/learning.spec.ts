import { endpoints } from '@pathshala/contract/calls/endpoints';
import { expect, type Page, test } from '@playwright/test';
import { fillLogin, newPerson, register } from './accounts.ts';
import { searchBox, tabTo } from './keyboard.ts';
import { answerQuiz, expectWords, writtenLesson, writtenLessons } from './lesson-content.ts';
import { callApi, createAccount, tokenOf } from './school-calls.ts';
import { signIn } from './sign-in.ts';

const free = { id: 'free-fractions-from-zero', title: 'Fractions from zero' };
const priced = { id: 'c9-motion-and-graphs', price: /^\$\d+(\.\d\d)?$/ };

const progressIn = (page: Page, title: string) =>
  page.getByRole('progressbar', { name: `Your progress in ${title}` }).filter({ visible: true });
const doneButton = (page: Page) => page.getByRole('button', { name: /Mark as done|Done/ });

async function lessonsDone(page: Page, courseId: string): Promise<string[]> {
  const { json } = await callApi(page.request, await tokenOf(page), endpoints.enrolments, {});
  const places = json as { courseId: string; lessonsDone: string[] }[];
  return [...(places.find((place) => place.courseId === courseId)?.lessonsDone ?? [])].sort();
}

test('a misspelt search leads to a free course, one click joins it, the quiz is failed and passed, and another browser shows it', {
  tag: '@core',
}, async ({ page, browser }) => {
  const lessons = writtenLessons(free.id);
  const [first, second] = lessons.map((lesson) => lesson.id);
  const person = newPerson('Sumaiya Akter');

  await test.step('a new student has no course yet and is led to the free ones', async () => {
    await register(page, person);
    const section = page.getByRole('region', { name: 'My Courses' });
    await expect(section.getByText('No courses yet')).toBeVisible();
    await expect(section.getByRole('link', { name: 'See the free courses' })).toHaveAttribute(
      'href',
      '/courses',
    );
  });

  await test.step('keys alone lead from the box to the course', async () => {
    await tabTo(page, searchBox(page));
    await page.keyboard.type('fractoins');
    // Its lessons have the name, too.
    const suggestion = page.getByRole('region', { name: 'Suggestions' }).getByRole('link').first();
    await expect(suggestion).toContainText(free.title);
    await page.keyboard.press('ArrowDown');
    await expect(suggestion).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/course/${free.id}`);
    await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible();
  });

  await test.step('Join is one click', async () => {
    await page.getByRole('button', { name: 'Join for free' }).click();
    await page.getByRole('link', { name: 'Start the first lesson' }).click();
    await expect(page).toHaveURL(`/course/${free.id}/lesson/${first}`);
    await expect(page.getByRole('heading', { level: 1, name: lessons[0]?.title ?? '' })).toBeVisible();
    await expectWords(page, lessons[0]?.phrases[0]);
  });

  await test.step('the quiz is failed, explained, and passed', async () => {
    const { answers, options } = writtenLesson(free.id, 1);
    await answerQuiz(
      page,
      answers.map((answer, at) => (answer + 1) % (options[at] ?? 1)),
    );
    await expect(page.getByText(`0 of ${answers.length} right. Not passed yet.`)).toBeFocused();
    await expect(page.getByText('Not quite', { exact: true })).toHaveCount(answers.length);
    await expect(doneButton(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await lessonsDone(page, free.id)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await answerQuiz(page, answers);
    await expect(page.getByText(`${answers.length} of ${answers.length} right. Passed!`)).toBeFocused();
    await expect(doneButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => lessonsDone(page, free.id)).toEqual([first]);
  });

  const theirs = await (await browser.newContext()).newPage();
  await test.step('home in another browser shows the progress and continues at the next lesson', async () => {
    await theirs.goto('/login');
    await fillLogin(theirs, person);
    await expect(theirs).toHaveURL('/');
    await expect(progressIn(theirs, free.title)).toHaveAttribute('aria-valuenow', '25');
    await theirs.getByRole('link', { name: `Continue: ${free.title}` }).click();
    await expect(theirs).toHaveURL(`/course/${free.id}/lesson/${second}`);
  });

  await test.step('a mark set there shows here after a reload', async () => {
    await doneButton(theirs).click();
    await expect.poll(() => lessonsDone(page, free.id)).toEqual([first, second].sort());
    await expect(progressIn(page, free.title)).toHaveAttribute('aria-valuenow', '25');
    await page.reload();
    await expect(progressIn(page, free.title)).toHaveAttribute('aria-valuenow', '50');
  });

  await theirs.context().close();
});

test('a mark made offline shows at once, outlives its page, and is sent when the connection is back', async ({
  page,
}) => {
  const person = newPerson('Sumaiya Akter');
  const { token } = await createAccount(page.request, person);
  await callApi(page.request, token, endpoints.enrol, { courseId: free.id });
  const [{ id = '' } = {}] = writtenLessons(free.id);
  await signIn(page, person, `/course/${free.id}/lesson/${id}`);
  await expect(doneButton(page)).toHaveAttribute('aria-pressed', 'false');
  const context = page.context();
  await context.setOffline(true);
  await doneButton(page).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expect(doneButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/blogs');
  await expect.poll(() => lessonsDone(next, free.id)).toEqual([id]);
  await next.goto('/');
  await expect(progressIn(next, free.title)).toHaveAttribute('aria-valuenow', '25');
});

test('a second student buys a priced course by the sandbox checkout and reads its second lesson', {
  tag: '@core',
}, async ({ page }) => {
  const person = newPerson('Tanvir Alam');
  await createAccount(page.request, person);
  const second = writtenLesson(priced.id, 2);
  await page.goto(`/course/${priced.id}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  // The purchase continues after the login.
  await expect(page).toHaveURL(new RegExp(`/checkout/${priced.id}\\?session=`));
  await expect(page.getByText('Test checkout. No real payment is taken.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/course/${priced.id}`);
  const aside = page.getByRole('complementary', { name: 'Price and enrolment' });
  const price = await aside.getByText(priced.price).innerText();
  const buyNow = aside.getByRole('button', { name: 'Buy Now' });
  const refusedLesson = async () => {
    const lesson = { courseId: priced.id, lessonId: second.id };
    return (await callApi(page.request, await tokenOf(page), endpoints.lesson, lesson)).status;
  };

  await buyNow.click();
  await expect(page).toHaveURL(new RegExp(`/checkout/${priced.id}\\?session=`));
  await expect(page.getByText('Test checkout. No real payment is taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/course/${priced.id}?checkout=cancelled`);
  await expect(page.getByText('Checkout cancelled.')).toBeVisible();
  expect(await refusedLesson()).toBe(403);

  await buyNow.click();
  await expect(page.getByText('Test checkout. No real payment is taken.')).toBeVisible();
  const ended = page.url();
  await page.getByRole('button', { name: `Pay ${price}`, exact: true }).click();
  await expect(page.getByText('The course is yours.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText(person.name, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(buyNow).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: second.title }).click();
  await expect(page).toHaveURL(`/course/${priced.id}/lesson/${second.id}`);
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  await expectWords(page, second.phrases[0]);
  await page.goto(ended);
  await expect(page.getByText('Payment complete.')).toBeVisible();
});

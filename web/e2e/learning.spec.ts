import { endpoints } from '@pathshala/contract/calls/endpoints';
import { expect, type Page } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { searchBox } from './keyboard.ts';
import { answerQuiz, expectWords, writtenLesson, writtenLessons } from './lesson-content.ts';
import { createAccount } from './school-calls.ts';
import { callAs, test } from './screens-people.ts';
import { openAs, signIn } from './sign-in.ts';

const free = { id: 'free-fractions-from-zero', title: 'Fractions from zero' };

const progressIn = (page: Page, title: string) =>
  page.getByRole('progressbar', { name: `Your progress in ${title}` }).filter({ visible: true });
const doneButton = (page: Page) => page.getByRole('button', { name: /Mark as done|Done/ });

async function lessonsDone(page: Page, courseId: string): Promise<string[]> {
  const places: { courseId: string; lessonsDone: string[] }[] = await callAs(page, endpoints.enrolments, {});
  return [...(places.find((place) => place.courseId === courseId)?.lessonsDone ?? [])].sort();
}

test('a misspelt search leads to a free course, one click joins it, the quiz is failed and passed, and another browser shows it', {
  tag: '@core',
}, async ({ page, browser }) => {
  const lessons = writtenLessons(free.id);
  const [first, second] = lessons.map((lesson) => lesson.id);
  const person = newPerson('Sumaiya Akter');

  await createAccount(page.request, person);
  await signIn(page, person, '/');
  await searchBox(page).fill('fractoins');
  // Its lessons contain the name, too.
  const suggestion = page.getByRole('region', { name: 'Suggestions' }).getByRole('link').first();
  await expect(suggestion).toContainText(free.title);
  await suggestion.click();
  await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible();

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

  await test.step('home in another browser shows the progress and continues at the next lesson', async () => {
    const theirs = await openAs(browser, person, '/');
    await expect(progressIn(theirs, free.title)).toHaveAttribute('aria-valuenow', '25');
    await theirs.getByRole('link', { name: `Continue: ${free.title}` }).click();
    await expect(theirs).toHaveURL(`/course/${free.id}/lesson/${second}`);
    await theirs.context().close();
  });
});

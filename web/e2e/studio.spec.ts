import { paths } from '@pathshala/contract/site/paths';
import { expect, type Page } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { openHydrated } from './hydrated.ts';
import { answerQuiz } from './lesson-content.ts';
import { createAccount } from './school-calls.ts';
import { test } from './screens-people.ts';
import { openAs } from './sign-in.ts';

test.use({ viewer: 'admin' });

/** Waits for the save. */
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

/** Chooses in a menu: of the item (“More”), or of the text. */
async function choose(page: Page, menu: 'More' | 'Add to the text', row: string): Promise<void> {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: row, exact: true }).click();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function begin(page: Page, kind: string, title: string): Promise<void> {
  await button(page, `New ${kind}`).click();
  await page.getByRole('dialog').getByLabel('Title').fill(title);
  await button(page, 'Create').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** With a heading, and a formula in a line. @returns its text */
async function beginLesson(page: Page, title: string) {
  await begin(page, 'lesson', title);
  // Hidden from screen readers by the dialog.
  const text = page.getByRole('textbox', { name: 'Text', exact: true, includeHidden: true });
  await text.click();
  await page.keyboard.type('## Idea\nOne and one is ');
  await choose(page, 'Add to the text', 'Formula');
  await page
    .getByRole('dialog')
    .getByLabel(/^Write the formula/)
    .fill('1 + 1 = 2');
  await button(page, 'Within the line').click();
  return text;
}

async function publish(page: Page): Promise<void> {
  await button(page, 'Publish').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  const line = page.getByRole('status').filter({ hasText: 'Published. Students see it within a minute.' });
  await expect(line).toBeVisible({ timeout: 60_000 });
}

async function writeQuestion(page: Page, at: number): Promise<void> {
  await choose(page, 'Add to the text', 'Question');
  const question = page.getByRole('region', { name: `Question ${at}` });
  await question.getByLabel(`Question ${at}`, { exact: true }).fill(`What is $${at} + 1$?`);
  for (const option of [1, 2, 3])
    await question.getByLabel(`Option ${option}`, { exact: true }).fill(String(at + option - 1));
  await question.getByRole('radio').nth(1).check();
  await question.getByLabel('Why it is right', { exact: true }).fill('Count on by one.');
}

test('an admin writes a course whose lesson has a formula, a figure and a quiz; a student finds, joins and passes it', {
  tag: '@core',
}, async ({ page, browser }) => {
  test.setTimeout(240_000);
  const title = `Counting mangoes ${Date.now()}`;

  await test.step('a course is started, and says what is missing', async () => {
    await openHydrated(page, paths.studioKind('courses'));
    await begin(page, 'course', title);
    await button(page, 'Publish').click();
    await expect(page.getByText(/things? before you publish/)).toBeVisible();
    await page.getByLabel('Class or list').selectOption('Class 11');
    await page.getByLabel('Subject').selectOption('Mathematics');
    await page.getByLabel('Summary', { exact: true }).fill('Mangoes that are counted, shared and weighed.');
    await page.getByLabel('Who it’s for', { exact: true }).fill('Anyone who likes mangoes.');
    for (const [at, words] of ['Count to ten', 'Share fairly', 'Weigh a basket'].entries()) {
      const outcome = page.getByLabel(`What students will learn ${at + 1}`, { exact: true });
      await outcome.fill(words);
      await outcome.press('Enter');
    }
    await saved(page);
  });
  const courseAddress = page.url();

  await test.step('a lesson is written, and its page is behind a switch', async () => {
    const text = await beginLesson(page, 'How many mangoes?');
    await choose(page, 'Add to the text', 'Figure');
    await expect(text.locator('math')).toHaveCount(1);
    await page.getByRole('dialog').getByLabel('Type').selectOption('clock');
    await button(page, 'Insert').click();
    await writeQuestion(page, 1);
    await button(page, 'Questions as text').click();
    await page
      .getByLabel('Questions as text')
      .fill(
        [2, 3]
          .map((at) => `${at}. What is $${at} + 1$?\na) ${at}\nb) ${at + 1}\nAnswer: b\nWhy: Count on.`)
          .join('\n\n'),
      );
    await button(page, 'Add to the quiz').click();
    await expect(page.getByRole('region', { name: 'Question 3' })).toBeVisible();
    await saved(page);
    await button(page, 'Preview').click();
    const preview = page.frameLocator('iframe[title="Preview"]');
    await expect(preview.getByRole('heading', { name: 'Idea' })).toBeVisible();
    await expect(preview.getByRole('img', { name: /half past three/ })).toBeVisible();
    await button(page, 'Preview').click();
    await button(page, 'Plain text').click();
    await expect(text).toHaveValue(/^## Idea\n\nOne and one is \$1 \+ 1 = 2\$\n\n```figure\n.*\n```\n?$/);
  });

  await test.step('it is published with its course', async () => {
    await page.goto(courseAddress);
    await button(page, 'Publish all').click();
    const lessons = page.getByRole('region', { name: 'Lessons in this course' });
    // Not public before the course.
    await expect(lessons.getByText('Published', { exact: true })).toHaveCount(1, { timeout: 30_000 });
    await publish(page);
    await expect(lessons.getByText('Live', { exact: true })).toHaveCount(1);
  });

  await test.step('a student in another browser finds it in the class, joins, and passes the quiz', async () => {
    const person = newPerson();
    await createAccount(page.request, person);
    const pupil = await openAs(browser, person, '/classes/eleven');
    await pupil.getByRole('link', { name: title }).first().click();
    await button(pupil, 'Join for free').click();
    await pupil.getByRole('link', { name: 'Start the first lesson' }).click();
    await expect(pupil.getByRole('heading', { level: 1, name: /How many mangoes/ })).toBeVisible();
    await expect(pupil.locator('math').first()).toBeVisible();
    await answerQuiz(pupil, [1, 1, 1]);
    await expect(pupil.getByText('3 of 3 right. Passed!')).toBeVisible();
  });
});

test('an input method writes into a list item and into the plain text, once and whole, across a save', async ({
  page,
}) => {
  await openHydrated(page, paths.studioKind('courses'));
  await begin(page, 'course', `Weighing mangoes ${Date.now()}`);
  const text = await beginLesson(page, 'How heavy are mangoes?');
  const input = await page.context().newCDPSession(page);
  const compose = async (...steps: readonly string[]) => {
    for (const text of steps) {
      const { length } = text;
      await input.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
    }
  };
  // The editor handles a click after the browser; its button shows when.
  const inHeading = (isIn: boolean) =>
    expect(button(page, 'Heading')).toHaveAttribute('aria-pressed', String(isIn));
  await text.getByText('One and one is').click();
  await inHeading(false);
  const heading = text.getByRole('heading', { name: 'Idea' });
  const { width = 0 } = (await heading.boundingBox()) ?? {};
  await heading.click({ position: { x: width - 4, y: 8 } });
  await inHeading(true);
  await page.keyboard.press('Enter');
  await page.keyboard.type('- ');
  const sent = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await compose('শ', 'শি', 'শিক', 'শিক্ষ', 'শিক্ষা');
  await sent;
  await compose('শিক্ষার', 'শিক্ষার্থ', 'শিক্ষার্থী');
  await input.send('Input.insertText', { text: 'শিক্ষার্থী' });
  await expect(text.getByRole('listitem')).toHaveText('শিক্ষার্থী');
  await button(page, 'Plain text').click();
  await expect(text).toHaveValue(/^## Idea\n\n- শিক্ষার্থী\n\nOne and one/);
  await text.press('Control+Home');
  await page.keyboard.press('End');
  await compose(' ক', ' ক্ষ', ' ক্ষেত্র');
  await input.send('Input.insertText', { text: ' ক্ষেত্র' });
  await expect(text).toHaveValue(/^## Idea ক্ষেত্র\n\n- শিক্ষার্থী\n\nOne and one/);
  await saved(page);
});

import { endpoints } from '@pathshala/contract/calls/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { expect } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { writtenLesson } from './lesson-content.ts';
import { createAccount } from './school-calls.ts';
import { expectAccessible } from './screens-access.ts';
import { callAs, test } from './screens-people.ts';
import { signIn } from './sign-in.ts';

const courseId = 'free-fractions-from-zero';
const lessonId = 'fair-shares';

test.use({ viewer: 'admin' });

test('a teacher gives a code, a pupil joins with it, does what is set, is seen to have done it, and leaves', async ({
  page,
  browser,
}) => {
  const name = `Class 7 of ${Date.now()}`;
  const pupil = newPerson('Rima Akter');
  const theirs = await browser.newContext({
    viewport: { width: 360, height: 740 },
    storageState: { cookies: [], origins: [] },
  });
  const phone = await theirs.newPage();
  let code = '';

  await test.step('the class is made, and a lesson set in it', async () => {
    await page.goto(paths.teaching);
    await page.getByLabel('Class name').fill(name);
    await page.getByRole('button', { name: 'Create class' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    code = (await page.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).textContent()) ?? '';
    const form = page.getByRole('form', { name: 'Assign a lesson' });
    await form.getByLabel('Class or list').selectOption('Free course');
    await form.getByLabel('Course', { exact: true }).selectOption(courseId);
    await form.getByLabel('Lesson').selectOption(lessonId);
    await form.getByLabel('Due date').fill('2099-04-01');
    await form.getByRole('button', { name: 'Assign' }).click();
    await expect(page.getByText('Assigned.')).toBeVisible();
  });

  await test.step('the pupil sees what the teacher will see, and joins', async () => {
    await createAccount(phone.request, pupil);
    await signIn(phone, pupil, paths.classrooms);
    await phone.getByLabel('Class code').fill(code.toLowerCase());
    await phone.getByRole('button', { name: 'Find class' }).click();
    await expect(phone.getByText('your name: Rima Akter')).toBeVisible();
    await expectAccessible(phone, 'before joining', {});
    await phone.getByRole('button', { name: 'Join this class' }).click();
    await expect(phone.getByText('Due 1 Apr. Join the course first.')).toBeVisible();
    await expectAccessible(phone, 'a class with a task', {});
  });

  await test.step('home leads to the task; once it is done the teacher sees it', async () => {
    await callAs(phone, endpoints.enrol, { courseId });
    await phone.goto(paths.home);
    await expect(phone.getByRole('region', { name: 'From your teacher' })).toContainText('Due 1 Apr');
    const { answers } = writtenLesson(courseId, 1);
    await callAs(phone, endpoints.quiz, { courseId, lessonId, body: { answers: [...answers] } });
    await callAs(phone, endpoints.progress, { courseId, lessonId, body: { done: true } });
    await page.reload();
    const row = page.getByRole('row', { name: /^Rima Akter/ });
    await expect(row).toContainText(/Done on \d+ \w+/);
    await expectAccessible(page, 'a class of one’s own', {});
  });

  await test.step('the pupil leaves and is gone from the table', async () => {
    await phone.goto(paths.classrooms);
    await phone.getByRole('button', { name: `Leave: ${name}` }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(phone.getByText('You’re not in a class yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No one has joined yet. Give your students the code.')).toBeVisible();
  });
  await theirs.close();
});

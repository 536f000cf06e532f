import { endpoints } from '@pathshala/contract/calls/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { expect } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { writtenLessons } from './lesson-content.ts';
import { callApi, createAccount } from './school-calls.ts';
import { test } from './screens-people.ts';
import { signIn } from './sign-in.ts';

const courseId = 'free-water-and-weather';

test('a student shows their week by a link, which opens without an account until they end it', async ({
  page,
  browser,
}) => {
  const person = newPerson('Nusrat Jahan');
  const { token } = await createAccount(page.request, person);
  const [first] = writtenLessons(courseId);
  await callApi(page.request, token, endpoints.enrol, { courseId });
  const lesson = { courseId, lessonId: first?.id ?? '' };
  await callApi(page.request, token, endpoints.progress, { ...lesson, body: { done: true } });
  await signIn(page, person, paths.account);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const { pathname, hash } = new URL(await page.getByLabel('Link to your week').inputValue());

  const elsewhere = await browser.newContext();
  const parent = await elsewhere.newPage();
  const heard: string[] = [];
  parent.on('request', (request) => heard.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await parent.goto(`${new URL(page.url()).origin}${pathname}${hash}`);
  await expect(parent.getByRole('heading', { name: person.name })).toBeVisible();
  await expect(parent.getByText('1 lesson done')).toBeVisible();
  expect(heard.filter((one) => one.includes(hash.slice(1)))).toEqual([]);

  await page.getByRole('button', { name: 'Turn off the link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off the link' }).click();
  await expect(page.getByText(/^The link is turned off/)).toBeVisible();
  await parent.reload();
  await expect(parent.getByRole('alert')).toContainText('This link has expired');
  await elsewhere.close();
});

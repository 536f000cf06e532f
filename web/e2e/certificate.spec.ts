import { kindOf } from '@pathshala/content/practice/answers/answer-kinds';
import { templateOf } from '@pathshala/content/practice/templates/all-templates';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { ModelTestPaper } from '@pathshala/contract/practice/model-test';
import { paths } from '@pathshala/contract/site/paths';
import { type APIRequestContext, expect } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { writtenLessons } from './lesson-content.ts';
import { callApi, createAccount } from './school-calls.ts';
import { test } from './screens-people.ts';
import { signIn } from './sign-in.ts';

const courseId = 'free-water-and-weather';

/** The exercises of a model test are two thirds of its marks, enough to pass. */
async function takeModelTest(request: APIRequestContext, token: string): Promise<void> {
  const { json } = await callApi(request, token, endpoints.startModelTest, { courseId });
  const paper = json as ModelTestPaper;
  const answers = paper.questions.map((question) => {
    if (question.kind === 'quiz') return '';
    const answer = templateOf(question.template)?.generate(question.seed, question.level).answer;
    return answer ? kindOf(answer).typed(answer) : '';
  });
  const body = { paper: paper.id, answers };
  await callApi(request, token, endpoints.submitModelTest, { courseId, body });
}

/** Completes a course by API calls. */
async function finish(request: APIRequestContext, token: string): Promise<void> {
  await callApi(request, token, endpoints.enrol, { courseId });
  for (const { id: lessonId, answers } of writtenLessons(courseId)) {
    const lesson = { courseId, lessonId };
    await callApi(request, token, endpoints.progress, { ...lesson, body: { done: true } });
    await callApi(request, token, endpoints.quiz, { ...lesson, body: { answers } });
  }
  await takeModelTest(request, token);
}

test('who has finished a course gets a certificate, which anybody’s browser checks', async ({
  page,
  browser,
}) => {
  const person = newPerson('Nusrat Jahan');
  const { token } = await createAccount(page.request, person);
  await finish(page.request, token);
  await signIn(page, person);
  await page.goto(paths.course(courseId));
  await page.getByRole('link', { name: /^Get your certificate/ }).click();
  await page.getByLabel('Name on the certificate').fill('Nusrat Jahan Mim');
  await page.getByRole('button', { name: 'Get your certificate' }).click();
  await expect(page.getByText('Nusrat Jahan Mim')).toBeVisible();
  await expect(page.getByRole('img', { name: /code/ })).toBeVisible();

  const link = page.url();
  const visitor = await browser.newPage();
  const heard: string[] = [];
  visitor.on('request', (request) => heard.push(request.url()));
  await visitor.goto(link);
  await expect(visitor.getByText('Nusrat Jahan Mim')).toBeVisible();
  await expect(visitor.getByText('This is a sample certificate')).toBeVisible();
  await expect(visitor.getByText(/^Not revoked/)).toBeVisible();
  const secret = new URL(link).hash.slice(1);
  expect(heard.filter((address) => address.includes(secret))).toEqual([]);

  await visitor.close();
});

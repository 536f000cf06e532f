import { endpoints } from '@pathshala/contract/calls/endpoints';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { schoolDay } from '@pathshala/contract/site/region';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { expect, type Page } from '@playwright/test';
import { admin, newPerson } from './accounts.ts';
import { callApi, createAccount } from './school-calls.ts';
import { callAs, test } from './screens-people.ts';
import { signIn } from './sign-in.ts';

/** Forty wide letters, unique. */
const word = `${'W'.repeat(32)}${Date.now().toString(36).toUpperCase()}`;
const lesson = 'free-fractions-from-zero~fair-shares';

/** The page must not be wider than the window. */
async function expectNoWider(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(word).locator('visible=true').first(), path).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, path).toBe(360);
}

test.use({ viewport: { width: 360, height: 740 } });

test('a word of forty letters in whatever people write makes no page wider than a small phone', async ({
  page,
}) => {
  const pupil = newPerson(word);
  const { token } = await createAccount(page.request, pupil);
  await callApi(page.request, undefined, endpoints.contact, {
    body: { name: word, email: pupil.email, message: `${word}\n${word}` },
  });
  await signIn(page, admin, '/account');
  const { _id: classroomId, code } = await callAs(page, classroomEndpoints.makeClassroom, {
    body: { name: word },
  });
  await callApi(page.request, token, classroomEndpoints.joinClassroom, { body: { code } });
  const due = schoolDay(Date.now() + 86_400_000);
  await callAs(page, classroomEndpoints.setTask, { classroomId, body: { kind: 'lesson', id: lesson, due } });
  const course = await callAs(page, studioEndpoints.studioCreate, { kind: 'courses', body: { title: word } });
  const days = { from: schoolDay(Date.now()), until: due };
  await callAs(page, studioEndpoints.studioCreate, {
    ...{ kind: 'notices', body: { title: word, text: word, ...days } },
  });

  for (const path of [
    ...['/messages', `/users?q=${pupil.email}`, '/teaching', `/teaching?class=${classroomId}`],
    ...['/studio/courses', `/studio/courses/${course.id}`, '/studio/notices', '/studio/audit'],
    ...[`/search?q=${word}`, `/bn/search?q=${word}`],
  ])
    await test.step(path, () => expectNoWider(page, path));
});

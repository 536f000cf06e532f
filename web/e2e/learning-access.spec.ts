import { endpoints } from '@pathshala/contract/calls/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { fillLogin, newPerson } from './accounts.ts';
import { expectWords, writtenLesson } from './lesson-content.ts';
import { administrator, apiAddress, callFirestore, createAccount } from './school-calls.ts';

const bought = 'c9-motion-and-graphs';
const locked = writtenLesson(bought, 2);
const lockedPath = paths.lesson(bought, locked.id);

async function signInHere(page: Page): Promise<void> {
  const person = newPerson('Farzana Yasmin');
  await createAccount(page.request, person);
  await fillLogin(page, person);
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
}

test('a visitor reads the first lesson of a priced course, and is asked to sign in for the second', {
  tag: '@core',
}, async ({ page }) => {
  const first = writtenLesson(bought, 1);
  await page.goto(`/course/${bought}`);
  await page.getByRole('link', { name: 'Read the first lesson' }).click();
  await expect(page).toHaveURL(`/course/${bought}/lesson/${first.id}`);
  await expectWords(page, first.phrases[0]);
  await test.step('on paper the lesson stands alone, with the answer that is folded on the screen', async () => {
    const answer = page.locator('details').getByText(first.phrases.at(-1) ?? '');
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
    for (const chrome of ['banner', 'contentinfo', 'navigation', 'link'] as const) {
      await expect(page.getByRole(chrome).filter({ visible: true })).toHaveCount(chrome === 'link' ? 1 : 0);
    }
    // Explained words are printed as text.
    await expect(page.locator('button:not(.term)').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });
  await page.getByRole('link', { name: `Next lesson ${locked.title}` }).click();
  await expect(page.getByText('Enrol to read this lesson')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await signInHere(page);
  await expect(page).toHaveURL(lockedPath);
  await expect(page.getByText('This lesson comes with the course')).toBeVisible();
});

/** Phrases that the stored text has verbatim. */
async function storedPhrases(request: APIRequestContext, courseId: string, number: number) {
  const { id, phrases } = writtenLesson(courseId, number);
  const { json } = await callFirestore(request, administrator, 'GET', `/courses/${courseId}/lessons/${id}`);
  const body: string = json.fields.body.stringValue;
  return phrases.filter((phrase) => body.includes(phrase));
}

test('nothing that the pages of a course load has the text of its second lesson, or an answer', async ({
  page,
}) => {
  const phrases = await storedPhrases(page.request, bought, 2);
  expect(phrases.length).toBeGreaterThan(3);
  const secrets = [...phrases, ...locked.explanations, ...writtenLesson(bought, 1).explanations];
  const loaded = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (/\.(js|json|data)$|\/api\/|\/course\//.test(new URL(response.url()).pathname)) {
      loaded.set(
        response.url(),
        response.text().catch(() => ''),
      );
    }
  });
  const address = apiAddress(endpoints.lesson, { courseId: bought, lessonId: writtenLesson(bought, 1).id });
  const asked = page.waitForResponse((response) => response.url().endsWith(address));
  await page.goto(`/course/${bought}`);
  await page.getByRole('link', { name: 'Read the first lesson' }).click();
  await expect(page.getByRole('region', { name: 'Quiz' })).toBeVisible();
  // The page may have been prerendered: then it checks for a newer version.
  await asked;
  for (const path of [`/course/${bought}`, `/course/${bought}/data.json`, '/search-index.json']) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    loaded.set(path, answer.text());
  }
  const texts = await Promise.all([...loaded].map(async ([url, text]) => [url, await text] as const));
  expect(texts.filter(([url]) => url.includes('.js')).length).toBeGreaterThan(5);
  for (const [url, text] of texts) {
    expect(
      secrets.filter((secret) => text.includes(secret)),
      url,
    ).toEqual([]);
  }
  const first = texts.find(([url]) => url.endsWith(address));
  expect(Object.keys(JSON.parse(first?.[1] ?? '{}').quiz[0])).toEqual(['question', 'options']);
});

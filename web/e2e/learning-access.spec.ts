import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@pathshala/contract/endpoints';
import { paths } from '@pathshala/contract/paths';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { fillLogin, newPerson } from './accounts.ts';
import { coursesWithLessons, expectWords, writtenLesson, writtenLessons } from './lesson-content.ts';
import {
  administrator,
  apiAddress,
  buy,
  callApi,
  callFirestore,
  createAccount,
  setPrice,
  type Token,
  tokenOf,
} from './school-calls.ts';

const bought = 'c9-motion-and-graphs';
const free = 'free-water-and-weather';
const notOpen = 'c3-times-tables';
/** No other test looks at its price. */
const repriced = 'c7-integers-number-line';
const locked = writtenLesson(bought, 2);
const lockedLesson = { courseId: bought, lessonId: locked.id };
const lockedPath = paths.lesson(bought, locked.id);

/** Signs in on the login page that is open. */
async function signInHere(page: Page): Promise<void> {
  const person = newPerson('Farzana Yasmin');
  await createAccount(page.request, person);
  await fillLogin(page, person);
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
}

test('a visitor reads the first lesson of a priced course, and is asked to sign in for the second', async ({
  page,
}) => {
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
    // Words that are explained are printed as words.
    await expect(page.locator('button:not(.term)').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });
  await page.getByRole('link', { name: `Next lesson ${locked.title}` }).click();
  await expect(page.getByText('This lesson is for those who have joined')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await signInHere(page);
  await expect(page).toHaveURL(lockedPath);
  await expect(page.getByText('This lesson opens with the course')).toBeVisible();
});

test('a third student cannot read it: the page leads to the course, the API says 403', async ({ page }) => {
  await page.goto('/login');
  await signInHere(page);
  const lockedAddress = apiAddress(endpoints.lesson, lockedLesson);
  const answer = page.waitForResponse((response) => response.url().endsWith(lockedAddress));
  await page.goto(lockedPath);
  expect((await answer).status()).toBe(403);
  await expect(page.getByText('This lesson opens with the course')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quiz' })).toHaveCount(0);
  const token = await tokenOf(page);
  const refused = { status: 403, json: { type: '/problems/not-enrolled' } };
  const answers = { ...lockedLesson, body: { answers: locked.answers } };
  const mark = { ...lockedLesson, body: { done: true } };
  const { request } = page;
  expect(await callApi(request, token, endpoints.lesson, lockedLesson)).toMatchObject(refused);
  expect(await callApi(request, token, endpoints.quiz, answers)).toMatchObject(refused);
  expect(await callApi(request, token, endpoints.progress, mark)).toMatchObject(refused);
  expect((await callApi(request, token, endpoints.enrol, { courseId: bought })).status).toBe(402);
  expect((await callApi(request, undefined, endpoints.lesson, lockedLesson)).status).toBe(401);
  await page.getByRole('main').getByRole('link', { name: 'See the course' }).click();
  await expect(page).toHaveURL(`/course/${bought}`);
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
});

test("Firestore itself gives nobody a lesson or another person's place, and takes no writes", async ({
  request,
}) => {
  const buyer = await createAccount(request, newPerson('Buyer'));
  await buy(request, buyer.token, bought);
  const third = await createAccount(request, newPerson('Third'));
  await callApi(request, third.token, endpoints.enrol, { courseId: free });
  const ask = async (token: Token, path: string) => (await callFirestore(request, token, 'GET', path)).status;
  const lesson = `/courses/${bought}/lessons/${locked.id}`;
  const place = `/enrolments/${buyer.uid}_${bought}`;

  // They are there: whoever may see them does.
  expect(await ask(administrator, lesson)).toBe(200);
  expect(await ask(buyer.token, place)).toBe(200);
  expect(await ask(third.token, `/enrolments/${third.uid}_${free}`)).toBe(200);

  for (const token of [third.token, buyer.token, undefined]) {
    expect(await ask(token, lesson)).toBe(403);
    expect(await ask(token, `/courses/${bought}/lessons`)).toBe(403);
    expect(await ask(token, '/enrolments')).toBe(403);
    expect(await ask(token, '/payments')).toBe(403);
  }
  for (const token of [third.token, undefined]) expect(await ask(token, place)).toBe(403);
  const everywhere = { structuredQuery: { from: [{ collectionId: 'lessons', allDescendants: true }] } };
  expect((await callFirestore(request, third.token, 'POST', ':runQuery', everywhere)).status).toBe(403);

  const fields = { uid: { stringValue: third.uid }, courseId: { stringValue: bought } };
  const own = `/enrolments/${third.uid}_${bought}`;
  expect((await callFirestore(request, third.token, 'PATCH', own, { fields })).status).toBe(403);
  const price = `/courses/${bought}?updateMask.fieldPaths=price`;
  const nothing = { fields: { price: { integerValue: 0 } } };
  expect((await callFirestore(request, third.token, 'PATCH', price, nothing)).status).toBe(403);
});

/** Phrases of a lesson that its stored text has letter for letter. */
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
  // The page may have come as it was written: then it asks whether it still is so.
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

test('no public file of the site has a phrase of a lesson after the first, or why an answer is right', () => {
  const root = fileURLToPath(new URL('../build/client/', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(html|js|json|data|md|xml|txt|svg|css)$/.test(name));
  expect(texts.length).toBeGreaterThan(500);
  const courses = coursesWithLessons().map((id) => writtenLessons(id));
  const lessons = courses.flat();
  const closed = courses.flatMap(([, ...others]) => others.flatMap(({ phrases }) => phrases.slice(0, 3)));
  // What a first lesson says itself is no secret.
  const said = courses.map(([first]) => first?.text).join('\n');
  const reasons = lessons.flatMap(({ explanations }) => explanations).filter((one) => !said.includes(one));
  const secrets = [...closed, ...reasons];
  expect(secrets.length).toBeGreaterThan(lessons.length * 3);
  const all = texts.map((name) => readFileSync(`${root}${name}`, 'utf8')).join('\n');
  expect(all).toContain('Fractions from zero');
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  // Nor which option is right: a question's data are its words and its options.
  expect(all.match(/[,{[]\\*"(?:answer|explanation)\\*"/g)).toBeNull();
});

test('an unknown course is a 404 that leads to the search and the free courses', async ({ page }) => {
  const response = await page.goto('/course/no-such-course');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We have no such course' })).toBeVisible();
  await expect(page.getByRole('img', { name: /404/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search the courses' })).toHaveAttribute('href', '/search');
  await expect(page.getByRole('link', { name: 'See the free courses' })).toHaveAttribute('href', '/courses');
  expect((await page.request.get(apiAddress(endpoints.course, { id: 'no-such-course' }))).status()).toBe(404);
});

for (const [what, courseId, lessonId] of [
  ['an unknown lesson', free, 'no-such-lesson'],
  ['a lesson of another course', free, writtenLesson(bought, 1).id],
  ['a lesson of an unknown course', 'no-such-course', writtenLesson(bought, 1).id],
] as const) {
  test(`${what} is not there, and the page says so`, async ({ page }) => {
    const address = apiAddress(endpoints.lesson, { courseId, lessonId });
    const answer = page.waitForResponse((response) => response.url().endsWith(address));
    await page.goto(paths.lesson(courseId, lessonId));
    expect((await answer).status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no such lesson' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'See the course' })).toBeVisible();
  });
}

test('a course that is not open cannot be bought, and offers to tell when it opens', async ({ page }) => {
  await page.goto(`/course/${notOpen}`);
  const aside = page.getByRole('complementary', { name: 'Price and start' });
  await expect(aside.getByText('Opens soon')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Tell me when it opens' }).click();
  await expect(page).toHaveURL('/login');
  await signInHere(page);
  await page.getByRole('button', { name: 'Tell me when it opens' }).click();
  const promise = page.getByText('We will tell you on your home page when it opens.');
  await expect(promise).toBeVisible();
  await page.reload();
  await expect(promise).toBeVisible();
  const token = await tokenOf(page);
  const closed = { courseId: notOpen };
  const bought = await callApi(page.request, token, endpoints.checkout, { ...closed, body: {} });
  expect(bought).toMatchObject({ status: 409, json: { type: '/problems/course-not-open' } });
  expect((await callApi(page.request, token, endpoints.enrol, closed)).status).toBe(409);
  const { json: course } = await callApi(page.request, undefined, endpoints.course, { id: notOpen });
  await page.goto(`/course/${notOpen}/lesson/${course.outline[0].id}`);
  await expect(page.getByText('This course is still being written')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See the course' }).click();
  await page.getByRole('button', { name: 'I no longer wait for it' }).click();
  await expect(promise).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tell me when it opens' })).toBeVisible();
  const place = await callApi(page.request, token, endpoints.waitingPlace, closed);
  expect(place.json).toMatchObject({ waiting: false });
});

test('a price that changed between page and checkout is said, and the new one is paid', async ({ page }) => {
  const { price } = (await callApi(page.request, undefined, endpoints.course, { id: repriced })).json;
  await page.goto('/login');
  await signInHere(page);
  const side = page.getByRole('complementary', { name: 'Price and start' });
  // The page asks for the price of the day; until it has, it would learn the new one.
  const address = apiAddress(endpoints.course, { id: repriced });
  const asked = page.waitForResponse((response) => response.url().endsWith(address));
  await page.goto(`/course/${repriced}`);
  await asked;
  await expect(side.getByText(`$${price}`, { exact: true })).toBeVisible();
  await setPrice(page.request, repriced, price + 1);
  try {
    await side.getByRole('button', { name: 'Buy Now' }).click();
    await expect(side.getByRole('alert')).toContainText(`The price is no longer $${price}.`);
    await expect(side.getByText(`$${price + 1}`, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/course/${repriced}`);
    await side.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByRole('button', { name: `Pay $${price + 1}`, exact: true })).toBeVisible();
  } finally {
    await setPrice(page.request, repriced, price);
  }
});

test('joining twice at once makes one place; a quiz takes exactly one answer for each question', async ({
  request,
}) => {
  const { token } = await createAccount(request, newPerson());
  const joins = Array.from({ length: 4 }, () => callApi(request, token, endpoints.enrol, { courseId: free }));
  const statuses = (await Promise.all(joins)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 201]);
  expect((await callApi(request, token, endpoints.enrolments, {})).json).toHaveLength(1);
  const { id, answers } = writtenLesson(free, 1);
  const check = (given: readonly number[]) =>
    callApi(request, token, endpoints.quiz, { courseId: free, lessonId: id, body: { answers: given } });
  expect((await check(answers)).json).toMatchObject({ score: answers.length, of: answers.length });
  for (const wrong of [answers.slice(1), [...answers, 0], answers.map(() => 9), []]) {
    expect((await check(wrong)).status).toBe(422);
  }
});

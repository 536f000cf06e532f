import { endpoints } from '@pathshala/contract/endpoints';
import { paths } from '@pathshala/contract/paths';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newPerson, signIn } from './accounts.ts';
import { tabTo } from './keyboard.ts';
import { writtenLessons } from './lesson-content.ts';
import { callApi, createAccount } from './school-calls.ts';

const soon = { id: 'c3-times-tables', title: 'Times tables from patterns' };
const own = { id: 'free-mental-arithmetic', title: 'Mental arithmetic, and why it works' };
const open = { title: 'Integers and the number line', subject: 'Mathematics' };
const phone = { width: 390, height: 844 };

/** Somebody new, who has joined a course and done its first lesson. */
async function beStudent(page: Page): Promise<void> {
  const person = newPerson('Tania Sultana');
  const { token } = await createAccount(page.request, person);
  const [first] = writtenLessons(own.id);
  await callApi(page.request, token, endpoints.enrol, { courseId: own.id });
  const lesson = { courseId: own.id, lessonId: first?.id ?? '' };
  await callApi(page.request, token, endpoints.progress, { ...lesson, body: { done: true } });
  await signIn(page, person);
}

const cards = (page: Page) => page.getByRole('article');
const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title }) });

/** Whether each card is of a course that opens soon, in their order. */
async function soonOnes(list: Locator): Promise<boolean[]> {
  const texts = await list.allInnerTexts();
  return texts.map((text) => text.includes('Opens soon'));
}

test('a visitor sees in search, beside a course and on its page what is not open yet', async ({ page }) => {
  await page.goto(`${paths.search}?q=times+tables`);
  await page.getByRole('link', { name: `${soon.title} Opens soon` }).click();
  await expect(page).toHaveURL(paths.course(soon.id));
  const start = page.getByRole('complementary', { name: 'Price and start' });
  await expect(start.getByText('Opens soon')).toBeVisible();
  await expect(start.getByText(/^\$\d/)).toBeVisible();
  await expect(start.getByRole('button', { name: 'Tell me when it opens' })).toBeVisible();

  const related = page.getByRole('list', { name: 'Related courses' }).getByRole('article');
  await expect(related.filter({ hasText: 'Opens soon' }).first()).toBeVisible();
  const marked = await soonOnes(related);
  expect(marked).toContain(true);
  expect(marked).toEqual([...marked].sort());
  const closed = related.filter({ hasText: 'Opens soon' }).first();
  await expect(closed.getByText(/^\$\d/)).toBeVisible();
  await expect(closed.getByRole('link', { name: /^Buy Now: .+, opens soon$/ })).toBeVisible();
});

test('on a phone three courses are in sight, and a filter outlives a reload and the way back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await beStudent(page);
  await page.goto('/classes/seven');
  const status = page.getByRole('region', { name: 'Class 7' }).getByRole('status');
  await expect(status).toHaveText('9 courses, 1 open now');
  const marked = await soonOnes(cards(page));
  expect(marked).toEqual([...marked].sort());
  await expect(cards(page).first()).toContainText(open.title);
  const third = await cards(page).nth(2).boundingBox();
  expect((third?.y ?? Infinity) + (third?.height ?? 0)).toBeLessThanOrEqual(phone.height);

  await page.getByRole('combobox', { name: 'Subject' }).selectOption(open.subject);
  await expect(status).toHaveText('2 of 9 courses');
  await tabTo(page, page.getByRole('checkbox', { name: 'Open only' }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/classes/seven?subject=mathematics&open=only');
  await expect(status).toHaveText('1 of 9 courses');
  await page.reload();
  await expect(status).toHaveText('1 of 9 courses');
  await cards(page)
    .getByRole('link', { name: `Buy Now: ${open.title}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: open.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('mathematics');
  await expect(page.getByRole('checkbox', { name: 'Open only' })).toBeChecked();

  await page.getByRole('combobox', { name: 'Subject' }).selectOption('English');
  await expect(page.getByRole('heading', { name: 'None of these is open yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all courses' }).click();
  await expect(cards(page)).toHaveCount(9);
  await expect(page).toHaveURL('/classes/seven');
});

test('one’s own course says Continue in its list, in search and on its page', async ({ page }) => {
  await beStudent(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.courses);
  const card = cardOf(page, own.title);
  await expect(card.getByRole('link', { name: `Continue: ${own.title}` })).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^1 of \d lessons done$/);
  await expect(card.getByText('$0', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: /^Buy Now/ })).toHaveCount(0);
  // Not one for each card; a slow page asks once more for what it shows late.
  expect(asked.filter((path) => path.endsWith('/enrolment')).length).toBeLessThan(3);

  await page.goto(`${paths.search}?q=mental+arithmetic`);
  const hits = page.getByRole('region', { name: /^Courses/ });
  await expect(hits.getByRole('link', { name: `Continue: ${own.title}` })).toBeVisible();
  await hits.getByRole('link', { name: own.title, exact: true }).click();
  await expect(page).toHaveURL(paths.course(own.id));
  const start = page.getByRole('complementary', { name: 'Price and start' });
  await expect(start.getByRole('progressbar')).toBeVisible();
  await expect(start.getByRole('button', { name: /Buy Now|Join/ })).toHaveCount(0);
  await start.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`/course/${own.id}/lesson/`));
});

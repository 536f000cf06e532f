import { expect, type Locator, type Page, test } from '@playwright/test';
import { student } from './accounts.ts';
import { tabTo } from './keyboard.ts';
import { signIn } from './sign-in.ts';

const open = { title: 'Integers and the number line', subject: 'Mathematics' };
const phone = { width: 390, height: 844 };

const cards = (page: Page) => page.getByRole('article');
/** Whether each card is of a course that opens soon, in their order. */
async function soonOnes(list: Locator): Promise<boolean[]> {
  const texts = await list.allInnerTexts();
  return texts.map((text) => text.includes('Opens soon'));
}

test('on a phone three courses are in sight, and a filter outlives a reload and the way back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, student, '/classes/seven');
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
  await expect(page.getByRole('heading', { name: 'None of these are open yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all courses' }).click();
  await expect(cards(page)).toHaveCount(9);
  await expect(page).toHaveURL('/classes/seven');
});

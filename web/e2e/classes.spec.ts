import { expect, type Locator, type Page } from '@playwright/test';
import { fillLogin, student } from './accounts.ts';
import { test } from './screens-people.ts';

const open = 'Integers and the number line';

const cards = (page: Page) => page.getByRole('article');

/** In order: whether each card's course opens soon. */
async function soonOnes(list: Locator): Promise<boolean[]> {
  const texts = await list.allInnerTexts();
  return texts.map((text) => text.includes('Opens soon'));
}

test('a visitor who opens a class logs in and is on it as it was asked for; a phone shows what is open first', async ({
  page,
}) => {
  await test.step('the login leads to the address that was asked for, and is not in the history', async () => {
    await page.goto('/contact');
    await page.goto('/classes/seven?from=mail#prices');
    await expect(page).toHaveURL('/login');
    await fillLogin(page, student);
    await expect(page).toHaveURL('/classes/seven?from=mail#prices');
    await expect(page.getByRole('heading', { level: 1, name: 'Academic Courses List' })).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });

  const status = page.getByRole('region', { name: 'Class 7' }).getByRole('status');
  await test.step('on a phone three courses are in sight, those that are open first', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/classes/seven');
    await expect(status).toHaveText('9 courses, 1 open now');
    const marked = await soonOnes(cards(page));
    expect(marked).toEqual([...marked].sort());
    await expect(cards(page).first()).toContainText(open);
    await expect(cards(page).nth(2)).toBeInViewport({ ratio: 1 });
  });
});

import { expect, type Page } from '@playwright/test';
import { fillLogin, student } from './accounts.ts';
import { test } from './screens-people.ts';

const open = 'Integers and the number line';

const cards = (page: Page) => page.getByRole('article');

test('a visitor who opens a class logs in and is on it as it was asked for; on a phone open courses come first', async ({
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

  await test.step('on a phone the open course comes first, and the first of those that open later is in sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/classes/seven');
    await expect(page.getByText('9 courses, 1 open now')).toBeVisible();
    await expect(cards(page).first()).toContainText(open);
    const later = page.getByRole('list', { name: 'Opening later' }).getByRole('article');
    await expect(later).toHaveCount(8);
    await expect(later.first()).toBeInViewport({ ratio: 1 });
  });
});

import { paths } from '@pathshala/contract/site/paths';
import { expect } from '@playwright/test';
import { test } from './screens-people.ts';

test('the switch leads to the same page and is kept; a word of a lesson says what it means', async ({
  page,
}) => {
  const switchTo = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
  const html = page.locator('html');

  await test.step('query and hash come along, and links stay in the language', async () => {
    await page.goto('/search?q=fractions#results');
    await switchTo('বাংলা');
    await expect(page).toHaveURL('/bn/search?q=fractions#results');
    await expect(html).toHaveAttribute('lang', 'bn');
    const courses = page.getByRole('banner').getByRole('link', { name: 'কোর্স', exact: true });
    await expect(courses).toHaveAttribute('href', '/bn/courses');
  });

  await test.step('an address without a language opens in the one that was chosen', async () => {
    await page.goto('/blogs?x=1');
    await expect(page).toHaveURL('/bn/blogs?x=1');
  });

  await test.step('a word of a lesson says what it means by key, in both languages, and closes with Escape', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/bn${paths.lesson('free-fractions-from-zero', 'fair-shares')}`);
    const word = page.getByRole('main').getByRole('button', { name: 'হর', exact: true });
    await word.focus();
    await word.press('Enter');
    const meaning = page.locator('.meaning:popover-open');
    await expect(meaning).toContainText('denominator');
    await expect(meaning).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(meaning).toHaveCount(0);
    await expect(word).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await switchTo('English');
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/course\//);
  await expect(html).toHaveAttribute('lang', 'en');
});

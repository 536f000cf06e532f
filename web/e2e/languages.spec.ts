import { expect, test } from '@playwright/test';

test.use({ locale: 'bn-BD' });

test('who prefers Bangla is offered it and not asked again; the switch leads to the same page and is kept', async ({
  page,
}) => {
  const switchTo = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
  const html = page.locator('html');

  await test.step('one line offers it, moves nobody, and does not come again', async () => {
    await page.goto('/');
    const offer = page.getByRole('region', { name: 'এই সাইট বাংলায়ও পড়া যায়।' });
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/bn');
    await expect(page).toHaveURL('/');
    // A press on the page means that its language is fine: the offer leaves before it covers what comes.
    await page.getByRole('button', { name: 'Class 7', exact: true }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('every child');
    await expect(offer).toBeHidden();
  });

  await test.step('query and hash come along, and links stay in the language', async () => {
    await page.goto('/search?q=fractions#results');
    await switchTo('বাংলা');
    await expect(page).toHaveURL('/bn/search?q=fractions#results');
    await expect(html).toHaveAttribute('lang', 'bn');
    const courses = page.getByRole('banner').getByRole('link', { name: 'কোর্স', exact: true });
    await expect(courses).toHaveAttribute('href', '/bn/courses');
  });

  await test.step('a course keeps the small fonts of its page when its price comes', async () => {
    await page.goto('/bn/course/free-fractions-from-zero');
    await expect(page.getByRole('button', { name: 'বিনামূল্যে যোগ দাও' })).toBeVisible();
    await expect(page.locator('style[data-page-fonts]')).toHaveCount(1);
  });

  await test.step('an address without a language opens in the one that was chosen', async () => {
    await page.goto('/blogs?x=1');
    await expect(page).toHaveURL('/bn/blogs?x=1');
    await switchTo('English');
    await expect(page).toHaveURL('/blogs?x=1');
    await expect(html).toHaveAttribute('lang', 'en');
  });
});

import { expect, test } from '@playwright/test';

const switchTo = (name: string) => ({ name, exact: true }) as const;

test('the switch leads to the same page in the other language, with query and hash, and is kept', async ({
  page,
}) => {
  await page.goto('/search?q=fractions#results');
  await page.getByRole('banner').getByRole('link', switchTo('বাংলা')).first().click();
  await expect(page).toHaveURL('/bn/search?q=fractions#results');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('banner').getByRole('link', switchTo('কোর্স'))).toHaveAttribute(
    'href',
    '/bn/courses',
  );
  // An address without a language opens in the one that was chosen.
  await page.goto('/blogs?x=1');
  await expect(page).toHaveURL('/bn/blogs?x=1');
  await page.getByRole('banner').getByRole('link', switchTo('English')).first().click();
  await expect(page).toHaveURL('/blogs?x=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a first visitor whose browser prefers Bangla', () => {
  test.use({ locale: 'bn-BD' });

  test('is offered it in one line, moved nowhere, and not asked again', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('region', { name: 'এই সাইট বাংলায়ও পড়া যায়।' });
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/bn');
    await expect(page).toHaveURL('/');
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('every child');
    await expect(offer).toBeHidden();
  });
});

test('pages in Bangla say so, name each other, and are for everybody', async ({ page }) => {
  for (const path of ['/bn', '/bn/help', '/bn/course/free-fractions-from-zero']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute(
      'href',
      new RegExp(`example${path.slice(3) || '/'}$`),
    );
  }
});

test('a course in Bangla keeps the small fonts of its page when its price comes', async ({ page }) => {
  await page.goto('/bn/course/free-fractions-from-zero');
  await expect(page.getByRole('button', { name: 'বিনামূল্যে যোগ দাও' })).toBeVisible();
  await expect(page.locator('style[data-page-fonts]')).toHaveCount(1);
});

import { paths } from '@pathshala/contract/site/paths';
import { expect } from '@playwright/test';
import { fillLogin, newPerson } from './accounts.ts';
import { expectWords, writtenLesson } from './lesson-content.ts';
import { createAccount } from './school-calls.ts';
import { test } from './screens-people.ts';

const bought = 'c9-motion-and-graphs';
const locked = writtenLesson(bought, 2);
const lockedPath = paths.lesson(bought, locked.id);

test('a visitor reads the first lesson of a priced course, signs in for the second, and buys it by the sandbox checkout', {
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
  const person = newPerson('Farzana Yasmin');
  await createAccount(page.request, person);
  await fillLogin(page, person);
  await expect(page).toHaveURL(lockedPath);
  await expect(page.getByText('This lesson comes with the course')).toBeVisible();
  await page.getByRole('link', { name: 'See the course' }).click();

  const aside = page.getByRole('complementary', { name: 'Price and enrolment' });
  const price = await aside.getByText(/^\$\d+(\.\d\d)?$/).innerText();
  const buyNow = aside.getByRole('button', { name: 'Buy Now' });
  const begin = async () => {
    await buyNow.click();
    await expect(page).toHaveURL(new RegExp(`/checkout/${bought}\\?session=`));
    await expect(page.getByText('Test checkout. No real payment is taken.')).toBeVisible();
  };
  await begin();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/course/${bought}?checkout=cancelled`);
  await expect(page.getByText('Checkout cancelled.')).toBeVisible();
  await begin();
  await page.getByRole('button', { name: `Pay ${price}`, exact: true }).click();
  await expect(page.getByText('The course is yours.')).toBeVisible();
  await expect(buyNow).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: locked.title }).click();
  await expect(page).toHaveURL(lockedPath);
  await expectWords(page, locked.phrases[0]);
});

import { paths } from '@pathshala/contract/paths';
import { expect, test } from '@playwright/test';
import { takenOver } from './taken-over.ts';

const lesson = paths.lesson('free-fractions-from-zero', 'fair-shares');

test('a word of a lesson says what it means: by key, in both languages, and closes with Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/bn${lesson}`);
  const word = page.getByRole('main').getByRole('button', { name: 'হর', exact: true });
  await word.focus();
  await word.press('Enter');
  const meaning = page.locator('.meaning:popover-open');
  await expect(meaning).toContainText('denominator');
  const box = await meaning.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
  await expect(word).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a touch is enough', async ({ page }) => {
    await page.goto(lesson);
    const word = page.getByRole('main').getByRole('button', { name: 'denominator', exact: true });
    await word.click();
    await expect(page.locator('.meaning').filter({ hasText: 'হর', visible: true })).toBeVisible();
  });
});

test('an unknown address below /bn is a 404 in Bangla', async ({ page }) => {
  const answer = await page.goto('/bn/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('এই পাতাটি বোর্ডে নেই');
});

test('the glossary finds a word in either language', async ({ page }) => {
  await page.goto('/bn/glossary');
  await takenOver(page);
  await page.getByRole('searchbox', { name: 'শব্দ খোঁজো' }).fill('denominator');
  await expect(page.getByRole('term')).toHaveText(['হর denominator']);
});

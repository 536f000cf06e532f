import { paths } from '@pathshala/contract/site/paths';
import { expect, test } from '@playwright/test';

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

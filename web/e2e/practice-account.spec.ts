import { paths } from '@pathshala/contract/paths';
import type { PracticeEntry } from '@pathshala/contract/practice-log';
import { expect, test } from '@playwright/test';
import { newPerson, register, signIn } from './accounts.ts';

test('what a visitor practised comes into the account of who says that it was they, and onto their other device', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const template = { template: 'm1-put-together', seed: 3, level: 1, outcome: 'wrong' } as const;
  const entry: PracticeEntry = { id: 'a-while-ago', at: Date.now() - 5 * 86_400_000, ...template };
  await page.goto(paths.home);
  await page.evaluate((text) => localStorage.setItem('practiceLog', text), JSON.stringify([entry]));
  await page.reload();
  const card = page.getByRole('region', { name: 'Five minutes today' });
  await expect(card.getByRole('link', { name: 'Start' })).toHaveAttribute('href', paths.practiceToday);

  const person = newPerson('Nadia Islam');
  await register(page, person);
  await page.goto(paths.practiceToday);
  await page.getByRole('button', { name: 'Yes, that was me' }).click();
  await expect(page.getByText('You have practised on 1 day.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('practiceOutbox'))).toBeNull();

  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await signIn(device, person);
  await device.goto(paths.practiceToday);
  await expect(device.getByText('You have practised on 1 day.')).toBeVisible();
  await elsewhere.close();
});

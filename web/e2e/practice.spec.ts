import { templateOf } from '@pathshala/content/practice/templates/all-templates';
import { paths } from '@pathshala/contract/site/paths';
import { expect } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { openHydrated } from './hydrated.ts';
import { createAccount } from './school-calls.ts';
import { test } from './screens-people.ts';
import { openAs, signIn } from './sign-in.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const skill = 'm5-add-fractions';

/** The exercise that the page should show. */
function exercise(seed: number) {
  const template = templateOf(skill);
  if (!template) throw new Error(`there is no ${skill}`);
  const { answer, misconceptions } = template.generate(seed, 1);
  if (answer.kind !== 'fraction') throw new Error(`${skill} asks for no fraction`);
  const [mistake] = misconceptions;
  if (!mistake) throw new Error(`${skill} knows no mistake`);
  return { right: `${answer.value.n}/${answer.value.d}`, mistake };
}

test('on a phone a fraction is written, mistaken, helped, right, and the next one is kept over a reload', async ({
  page,
  browser,
}) => {
  await openHydrated(page, `${paths.practiceSkill(skill)}?n=12&l=1`);
  const field = page.getByLabel('Your answer');
  const { right, mistake } = exercise(12);
  const check = page.getByRole('button', { name: 'Check' });

  await field.fill('1/2 and 3');
  await check.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  const [top = '', bottom = ''] = mistake.answer.split('/');
  await field.fill(top);
  await page.getByRole('button', { name: 'fraction bar' }).click();
  await field.pressSequentially(bottom);
  await expect(page.getByText('Your answer:')).toBeVisible();
  await check.click();
  await expect(page.getByText('Not quite.')).toBeVisible();

  await page.getByRole('button', { name: 'Get a hint' }).click();
  await expect(page.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);

  await field.fill(right);
  await field.press('Enter');
  await expect(page.getByText('Right! Well done.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/n=12&/);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();

  const question = page.locator('main form p').nth(1);
  const before = await question.innerHTML();
  await page.reload();
  await expect.poll(() => question.innerHTML()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await test.step('it comes into the account of somebody who says that it was they, and onto their other device', async () => {
    const person = newPerson('Nadia Islam');
    await createAccount(page.request, person);
    await signIn(page, person, paths.practiceToday);
    await page.getByRole('button', { name: 'Yes, that was me' }).click();
    await expect(page.getByText('You’ve practised on 1 day.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();

    const device = await openAs(browser, person, paths.practiceToday);
    await expect(device.getByText('You’ve practised on 1 day.')).toBeVisible();
    await device.context().close();
  });
});

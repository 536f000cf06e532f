import { expect } from '@playwright/test';
import { test } from './screens-people.ts';

/** docs/contract.md, "Sidebars": the index is Bengali. */
const subjects = [
  ['/instructor', 'Bengali'],
  ['/instructor/english', 'English'],
  ['/instructor/mathematics', 'Mathematics'],
  ['/instructor/chemistry', 'Chemistry'],
  ['/instructor/physics', 'Physics'],
  ['/instructor/biology', 'Biology'],
  ['/instructor/finance', 'Finance'],
  ['/instructor/religious', 'Religious studies'],
  ['/instructor/programming', 'Programming'],
] as const;

test.use({ viewer: 'student' });

test('Instructors List: nine subjects in order, five people each, all of them different', async ({
  page,
}) => {
  const names: string[] = [];
  const portraits: (string | null)[] = [];
  await page.goto('/instructor');
  await expect(page.getByRole('heading', { level: 1, name: 'Instructors List' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Instructors List' });
  await expect(sidebar.getByRole('link')).toHaveText(subjects.map(([, label]) => label));
  for (const [path, label] of subjects) {
    await sidebar.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(label);
    await expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
    const cards = page.getByRole('list', { name: `${label} instructors` }).getByRole('article');
    await expect(cards).toHaveCount(5);
    for (const card of await cards.all()) {
      const photo = card.getByRole('img', { name: /^Portrait of/ });
      expect((await photo.boundingBox())?.height).toBe(300);
      portraits.push(await photo.getAttribute('src'));
      names.push(await card.getByRole('heading').innerText());
      expect((await card.locator('p').first().innerText()).length).toBeGreaterThan(10);
      await expect(card.locator('a:not([href]), a[href=""], a[href="#"]')).toHaveCount(0);
      for (const network of [/Facebook/, /LinkedIn/]) await expect(card.getByLabel(network)).toBeVisible();
    }
  }
  expect(new Set(names).size).toBe(45);
  expect(new Set(portraits).size).toBe(45);
  for (const portrait of portraits) {
    const answer = await page.request.get(String(portrait));
    expect(answer.headers()['content-type'], String(portrait)).toContain('image/svg');
  }
});

test('on a small screen the sidebar is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/instructor');
  await expect(page.getByRole('navigation', { name: 'Instructors List' })).toBeHidden();
  const opener = page.getByRole('button', { name: /Bengali/ });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Instructors List' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'Physics' }).click();
  await expect(page).toHaveURL('/instructor/physics');
  await expect(drawer).toBeHidden();
});

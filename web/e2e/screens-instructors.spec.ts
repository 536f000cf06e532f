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

/** What stands on the cards of people: all in one go, since there are 45 of them. */
const readPeople = (cards: Element[]) =>
  cards.map((card) => {
    const photo = card.querySelector<HTMLImageElement>('img[alt^="Portrait of"]');
    const labelled = [...card.querySelectorAll('[aria-label]')].filter((one) => one.checkVisibility());
    return {
      height: photo?.getBoundingClientRect().height,
      portrait: photo?.getAttribute('src') ?? undefined,
      name: card.querySelector<HTMLElement>('h1, h2, h3, h4')?.innerText ?? '',
      role: card.querySelector('p')?.innerText ?? '',
      deadLinks: card.querySelectorAll('a:not([href]), a[href=""], a[href="#"]').length,
      labels: labelled.map((one) => one.getAttribute('aria-label')),
    };
  });

test('Instructors List: nine subjects in order, five people each, all of them different', async ({
  page,
}) => {
  const names: string[] = [];
  const portraits: (string | undefined)[] = [];
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
    for (const person of await cards.evaluateAll(readPeople)) {
      expect(person, label).toMatchObject({ height: 300, deadLinks: 0 });
      expect(person.role.length, person.name).toBeGreaterThan(10);
      for (const network of ['Facebook', 'LinkedIn'])
        expect(person.labels, person.name).toContainEqual(expect.stringContaining(network));
      names.push(person.name);
      portraits.push(person.portrait);
    }
  }
  expect(new Set(names).size).toBe(45);
  expect(new Set(portraits).size).toBe(45);
  const answers = await Promise.all(portraits.map((portrait) => page.request.get(String(portrait))));
  for (const answer of answers) expect(answer.headers()['content-type'], answer.url()).toContain('image/svg');
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

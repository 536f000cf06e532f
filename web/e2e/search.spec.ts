import { expect, type Page, test } from '@playwright/test';
import { searchBox, tabTo } from './keyboard.ts';

const found = (page: Page, query: string) => page.getByText(new RegExp(`results? for “${query}”`));

test('who types in the box is offered what starts so, by keys alone; results lead on, and back brings queries back', async ({
  page,
}) => {
  const box = searchBox(page);

  await test.step('the index is loaded when somebody comes to the box', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/contact', { waitUntil: 'networkidle' });
    expect(asked).not.toContain('/search-index.json');
    await tabTo(page, box);
    await page.keyboard.type('fract');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list.getByRole('group', { name: 'Courses' }).getByRole('option').first()).toBeVisible();
    expect(asked.filter((path) => path === '/search-index.json')).toHaveLength(1);
    await page.keyboard.press('ArrowUp');
    await expect(list.locator('[aria-selected="true"]')).toHaveText('See all results for “fract”');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=fract');
    await expect(found(page, 'fract')).toBeVisible();
  });

  await test.step('markup is text and nothing else', async () => {
    const markup = '<img src=x onerror=harmed=1>';
    await box.fill(markup);
    await page.keyboard.press('Enter');
    await expect(found(page, markup)).toBeVisible();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });

  await test.step('in Bangla letters the same is found, and leads to its course', async () => {
    await box.fill('ভগ্নাংশ');
    await page.keyboard.press('Enter');
    await expect(found(page, 'ভগ্নাংশ')).toBeVisible();
    const hit = page.getByRole('main').getByRole('link', { name: 'Fractions from zero' }).first();
    await hit.click();
    await expect(page).toHaveURL('/course/free-fractions-from-zero');
    await expect(box).toHaveValue('');
  });

  await test.step('back and forward bring the queries back, into the box', async () => {
    await page.goBack();
    await expect(found(page, 'ভগ্নাংশ')).toBeVisible();
    await expect(box).toHaveValue('ভগ্নাংশ');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/search?q=fract');
    await expect(found(page, 'fract')).toBeVisible();
    await expect(box).toHaveValue('fract');
    await page.goForward();
    await expect(found(page, '<img src=x onerror=harmed=1>')).toBeVisible();
  });
});

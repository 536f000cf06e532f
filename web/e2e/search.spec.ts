import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './hydrated.ts';
import { searchBox, tabTo } from './keyboard.ts';

const found = (page: Page, query: string) => page.getByText(new RegExp(`results? for “${query}”`));

test('who types in the box is offered what starts so, by keys alone; results lead on, and back brings queries back', async ({
  page,
}) => {
  const box = searchBox(page);
  const search = async (query: string) => {
    await box.fill(query);
    await box.press('Enter');
    await expect(found(page, query)).toBeVisible();
  };

  await test.step('keys lead to what is offered', async () => {
    await openHydrated(page, '/contact');
    await tabTo(page, box);
    await page.keyboard.type('fract');
    const list = page.getByRole('region', { name: 'Suggestions' });
    await expect(list.getByText('Courses', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(list.getByRole('link', { name: 'See all results for “fract”' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=fract');
    await expect(found(page, 'fract')).toBeVisible();
  });

  const markup = '<img src=x onerror=harmed=1>';
  await test.step('markup is text and nothing else', async () => {
    await search(markup);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });

  await test.step('in Bangla letters the same is found, and leads to its course', async () => {
    await search('ভগ্নাংশ');
    const hit = page.getByRole('main').getByRole('link', { name: 'Fractions from zero' }).first();
    await hit.click();
    await expect(page).toHaveURL('/course/free-fractions-from-zero');
    await expect(box).toHaveValue('');
  });

  await test.step('back brings the queries back, into the box', async () => {
    for (const query of ['ভগ্নাংশ', markup, 'fract']) {
      await page.goBack();
      await expect(found(page, query)).toBeVisible();
      await expect(box).toHaveValue(query);
    }
  });
});

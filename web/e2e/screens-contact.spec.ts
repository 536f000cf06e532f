import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openHydrated } from './hydrated.ts';
import { stayInside } from './screens-checks.ts';
import { test } from './screens-people.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Contact Us' });

/** Map, form and page widget. */
async function boxesOf(page: Page) {
  const widget = page.getByRole('region', { name: 'News from the school' });
  const parts = [page.locator('iframe[title^="Map"]'), form(page), widget];
  const [map, fields, below] = await Promise.all(parts.map((part) => part.boundingBox()));
  if (!map || !fields || !below) throw new Error('Map, form and widget must be there');
  return { map, fields, below };
}

test('a message that is whole opens its thank-you page in a new tab and stays in the form', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  const asked = await stayInside(page, String(baseURL));
  const text = `Is there a Bangla class in the evening? ${randomUUID()}`;
  const send = form(page).getByRole('button', { name: 'Send Message' });
  const email = form(page).getByLabel('Your E-mail:');

  await test.step('the form is beside the map, and below it on a phone; the widget asks nobody', async () => {
    await openHydrated(page, '/contact');
    const wide = await boxesOf(page);
    expect(wide.fields.x).toBeGreaterThanOrEqual(wide.map.x + wide.map.width);
    expect(wide.below.y).toBeGreaterThan(wide.fields.y + wide.fields.height);
    await page.setViewportSize({ width: 390, height: 844 });
    const small = await boxesOf(page);
    expect(small.fields.y).toBeGreaterThan(small.map.y + small.map.height);
    expect(small.below.y).toBeGreaterThan(small.fields.y + small.fields.height);
    expect([wide.map.height, small.map.height]).toEqual([450, 450]);
    expect(asked.filter((url) => /facebook|fbcdn/.test(url))).toEqual([]);
  });

  await test.step('it is sent', async () => {
    await form(page).getByLabel('Your Name:').fill('Farzana Haque');
    await email.fill('farzana@pathshala.test');
    await form(page).getByLabel('Your Message:').fill(text);
    const opened = page.context().waitForEvent('page');
    await send.click();
    const tab = await opened;
    await expect(tab).toHaveURL('/thanks');
    await expect(tab.getByRole('heading', { name: /^Thanks, / })).toBeVisible();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/contact');
    await expect(form(page).getByLabel('Your Message:')).toHaveValue(text);
  });
});

import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { type Look, looks } from './pages.ts';
import {
  callPictures,
  complaintsOf,
  expectAccessible,
  expectPictures,
  overflowing,
  smallControls,
  stayInside,
} from './screens-checks.ts';
import { test } from './screens-people.ts';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));

const windows = [
  { only: 'phone', size: { width: 390, height: 844 } },
  { only: 'desktop', size: { width: 1440, height: 900 } },
] as const;

async function turn(page: Page, look: Look, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toContainClass(scheme);
  if (process.env.PATHSHALA_PICTURES) await take(page, look, scheme);
}

/** Leaves a picture for people to look at: nothing compares it, and it takes a quarter of the time. */
async function take(page: Page, look: Look, scheme: 'light' | 'dark'): Promise<void> {
  const path = `${folder}${look.name}-${page.viewportSize()?.width}-${scheme}.png`;
  if (look.part) await page.locator(look.part).screenshot({ path });
  else await page.screenshot({ path, fullPage: !look.layer, caret: 'hide' });
}

async function judge(page: Page, look: Look, where: string): Promise<void> {
  await callPictures(page);
  await expectPictures(page, `broken pictures ${where}`);
  await turn(page, look, 'light');
  expect.soft(await overflowing(page), `what stands out of the window ${where}`).toEqual([]);
  await expectAccessible(page, `in light colours ${where}`, look);
  await turn(page, look, 'dark');
  await expectAccessible(page, `in dark colours ${where}`, { ...look, rules: ['color-contrast'] });
}

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewer: look.viewer, reducedMotion: 'reduce', colorScheme: 'light' });

    test(`${look.name} is whole, fits and can be used by everybody`, async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      const complaints = complaintsOf(page, look.mayComplain);
      await stayInside(page, String(baseURL));
      const sizes = windows.filter(({ only }) => !look.only || look.only === only);
      for (const { only, size } of sizes) {
        await page.setViewportSize(size);
        // Layers are opened anew: they hang on controls of one width alone.
        if (look.layer || only === sizes[0]?.only) {
          await page.goto(look.path);
          await expect(
            page.getByRole('main').getByText(look.shows).filter({ visible: true }).first(),
          ).toBeVisible();
          await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
          await look.prepare?.(page);
        }
        await judge(page, look, `at ${size.width}`);
        if (only === 'phone') expect.soft(await smallControls(page), 'small controls').toEqual([]);
      }
      expect.soft(complaints, 'complaints in the console').toEqual([]);
    });
  });
}

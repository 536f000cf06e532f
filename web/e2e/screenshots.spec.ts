import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { type Look, looks } from './pages.ts';
import {
  brokenImages,
  complaintsOf,
  expectAccessible,
  overflowing,
  scrollThrough,
  smallControls,
  stayInside,
} from './screens-checks.ts';
import { test } from './screens-people.ts';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));

const windows = [
  { only: 'phone', size: { width: 390, height: 844 } },
  { only: 'desktop', size: { width: 1440, height: 900 } },
] as const;

async function take(page: Page, look: Look, width: number, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(scheme);
  await page.screenshot({
    path: `${folder}${look.name}-${width}-${scheme}.png`,
    fullPage: !look.layer,
    caret: 'hide',
  });
}

for (const look of looks) {
  for (const { only, size } of windows) {
    if (look.only && look.only !== only) continue;
    const name = `${look.name} at ${size.width}`;
    test.describe(name, () => {
      test.use({ viewer: look.viewer, viewport: size, reducedMotion: 'reduce', colorScheme: 'light' });

      test(`${name} is whole, fits and can be used by everybody, light and dark`, async ({
        page,
        baseURL,
      }) => {
        const complaints = complaintsOf(page);
        await stayInside(page, String(baseURL));
        await page.goto(look.path);
        await expect(page.getByRole('main').getByText(look.shows).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await scrollThrough(page);
        await look.prepare?.(page);
        await take(page, look, size.width, 'light');
        expect.soft(await brokenImages(page), 'broken pictures').toEqual([]);
        expect.soft(await overflowing(page), 'what stands out of the window').toEqual([]);
        if (only === 'phone') expect.soft(await smallControls(page), 'small controls').toEqual([]);
        await expectAccessible(page, 'in light colours');
        await take(page, look, size.width, 'dark');
        await expectAccessible(page, 'in dark colours', ['color-contrast']);
        expect.soft(complaints, 'complaints in the console').toEqual([]);
      });
    });
  }
}

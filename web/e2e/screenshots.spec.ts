import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';
import { type Look, tours } from './pages.ts';
import { expectAccessible, mainButtons, smallControls } from './screens-access.ts';
import { complaintsOf, stayInside } from './screens-checks.ts';
import { stopsBeforeContent, stopsWithoutSign } from './screens-keyboard.ts';
import { lostInForcedColours, restless } from './screens-media.ts';
import { test } from './screens-people.ts';
import { expectRoomForLetters, expectRoomForZoom, misfits } from './screens-room.ts';
import { mostShift, shiftsOf, watchShifts } from './screens-shifts.ts';

const sizes = { phone: { width: 360, height: 800 }, desktop: { width: 1440, height: 900 } } as const;
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

async function turn(page: Page, scheme: Scheme): Promise<void> {
  const isTurned = (name: Scheme) => document.documentElement.classList.contains(name);
  // A page opens in the last scheme.
  if (await page.evaluate(isTurned, scheme)) return;
  // The page applies it in a frame, which a headless browser sometimes misses: then it is repeated.
  await expect(async () => {
    for (const colorScheme of [null, scheme])
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toContainClass(scheme);
  }).toPass();
}

/** Reports layout shifts until hydration. */
async function open(page: Page, look: Look): Promise<void> {
  const { pathname, search } = new URL(page.url(), 'http://none');
  // Layers open on top of the previous state.
  if (!look.layer || pathname + search !== look.path) await page.goto(look.path);
  await expect(page.getByRole('main').getByText(look.shows).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading|লোড হচ্ছে/ })).toHaveCount(0);
  // Hydration would revert the checks' changes to the page.
  await untilHydrated(page);
  // With intercepted requests fonts load late and replace the device's.
  if (!look.layer && !look.framesOthers) {
    const { sum, what } = await shiftsOf(page);
    expect.soft(sum, `what moves by itself: ${what.join('\n')}`).toBeLessThanOrEqual(mostShift);
  }
  await look.prepare?.(page);
}

/** Soft assertions: large text, forced colours, reduced motion, keyboard. */
async function expectForEverybody(page: Page, look: Look): Promise<void> {
  await expectRoomForLetters(page);
  await expectRoomForZoom(page);
  expect.soft(await restless(page), 'what moves although less was asked for').toEqual([]);
  expect.soft(await lostInForcedColours(page), 'what forced colours take away').toEqual([]);
  expect.soft(await stopsWithoutSign(page), 'stops of the keyboard that do not show it').toEqual([]);
  if (!look.layer)
    expect.soft(await stopsBeforeContent(page), 'stops of the keyboard before the content').toEqual([]);
}

/**
 * On a phone with all of axe's rules, on a desktop in the other scheme for contrast. Prerendered pages: web/built-site does both.
 * @param place of the page in its tour
 */
async function lookOver(page: Page, look: Look, place: number): Promise<void> {
  const widths = look.layer ? [look.layer] : (['phone', 'desktop'] as const);
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize(sizes[width]);
    if (at === 0) await open(page, look);
    const scheme = schemes[(at + place) % 2] ?? 'light';
    await turn(page, scheme);
    expect.soft(await misfits(page), `what does not fit on a ${width}`).toEqual([]);
    const main = await mainButtons(page);
    expect.soft(main.length, `main buttons on a ${width}: ${main.join(', ')}`).toBeLessThanOrEqual(1);
    if (width === 'phone') expect.soft(await smallControls(page), 'small controls').toEqual([]);
    if (at === 0) await expectForEverybody(page, look);
    if (!look.isAsBuilt) await expectAccessible(page, `on a ${width}, ${scheme}`, at > 0);
  }
}

for (const { name, viewer, looks } of tours) {
  test.describe(name, () => {
    test.use({ viewer });

    test(`${name}: whole, fitting, and for everybody`, async ({ page, baseURL }) => {
      test.setTimeout(looks.length * 30_000);
      const complaints = complaintsOf(page);
      await watchShifts(page);
      for (const [place, look] of looks.entries()) {
        await test.step(look.path, async () => {
          // Intercepted requests bypass the cache, so only where needed.
          if (look.framesOthers) await stayInside(page, String(baseURL));
          await lookOver(page, look, place);
          if (look.layer) await page.keyboard.press('Escape');
          await page.unrouteAll();
          const unexpected = complaints.splice(0).filter((words) => !look.mayComplain?.test(words));
          expect.soft(unexpected, 'complaints in the console').toEqual([]);
        });
      }
    });
  });
}

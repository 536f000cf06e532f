import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';
import { type Look, tours } from './pages.ts';
import { expectAccessible, smallControls } from './screens-access.ts';
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
  // A page opens in the scheme in which the one before it was left.
  if (await page.evaluate(isTurned, scheme)) return;
  // The page hears of it with a frame, which a browser without a window forgets now and then: then it is said again.
  await expect(async () => {
    for (const colorScheme of [null, scheme])
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toContainClass(scheme);
  }).toPass();
}

/** Opens a page; what it moves by itself until the site has taken it over is told. */
async function open(page: Page, look: Look): Promise<void> {
  const { pathname, search } = new URL(page.url(), 'http://none');
  // What lies over a page is opened where the look before has left it.
  if (!look.layer || pathname + search !== look.path) await page.goto(look.path);
  await expect(page.getByRole('main').getByText(look.shows).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading|লোড হচ্ছে/ })).toHaveCount(0);
  // What is looked at is also marked and moved from outside, which would be put right.
  await untilHydrated(page);
  // Where requests are looked at, fonts come late, and letters of theirs take the place of the device's.
  if (!look.layer && !look.framesOthers) {
    const { sum, what } = await shiftsOf(page);
    expect.soft(sum, `what moves by itself: ${what.join('\n')}`).toBeLessThanOrEqual(mostShift);
  }
  await look.prepare?.(page);
}

/** Fails, but lets the test go on, where a page shuts out people who need large letters, colours of their own, rest or the keyboard. */
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
 * Looks at a page on a phone and on a desktop, each in another scheme, which goes from page to page: on a phone with all of
 * axe's rules, on a desktop at its contrast. Of a page as it was built all rules have been asked: its contrast in the dark is left.
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
    if (width === 'phone') expect.soft(await smallControls(page), 'small controls').toEqual([]);
    if (at === 0) await expectForEverybody(page, look);
    if (look.isAsBuilt && scheme === 'light') continue;
    const isContrastOnly = look.isAsBuilt || at > 0;
    await expectAccessible(page, `on a ${width}, ${scheme}`, { isContrastOnly });
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
          // Not on every page: while requests are looked at, the browser fetches the whole site again for each.
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

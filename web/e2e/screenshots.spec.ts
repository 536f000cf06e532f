import { fileURLToPath } from 'node:url';
import { languageKey } from '@pathshala/boot/language-script';
import { addressIn, languageOfAddress } from '@pathshala/contract/text/language-address';
import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';
import { type Look, tours } from './pages.ts';
import { expectAccessible, smallControls } from './screens-access.ts';
import { callPictures, complaintsOf, expectPictures, stayInside } from './screens-checks.ts';
import { stopsBeforeContent, stopsWithoutSign } from './screens-keyboard.ts';
import { lostInForcedColours, restless } from './screens-media.ts';
import { test } from './screens-people.ts';
import { expectRoomForLetters, expectRoomForZoom, misfits } from './screens-room.ts';
import { shiftsOfReading, watchShifts } from './screens-shifts.ts';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));

const windows = [
  { name: 'phone', size: { width: 360, height: 800 } },
  { name: 'desktop', size: { width: 1440, height: 900 } },
] as const;
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
    await expect(page.locator('html')).toContainClass(scheme, { timeout: 3000 });
  }).toPass();
}

/** Keeps each page's language as the chosen one: the offer of another lies over the end of a page. */
async function stayInLanguage(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, other]) => {
      const isOther = location.pathname.startsWith(`/${other}`);
      // Frames of others have no storage.
      if (window === window.top) localStorage.setItem(key, isOther ? other : 'en');
    },
    [languageKey, 'bn'] as const,
  );
}

/** Leaves pictures for people to look at, if they are asked for: nothing compares them. */
async function takePictures(page: Page, look: Look): Promise<void> {
  if (!process.env.PATHSHALA_PICTURES) return;
  for (const scheme of schemes) {
    await turn(page, scheme);
    const path = `${folder}${look.name}-${page.viewportSize()?.width}-${scheme}.png`;
    await page.screenshot({ path, fullPage: !look.layer, caret: 'hide' });
  }
}

async function open(page: Page, look: Look): Promise<void> {
  const { pathname, search } = new URL(page.url(), 'http://none');
  // What lies over a page is opened where the look before has left it.
  if (!look.layer || pathname + search !== look.path) await page.goto(look.path);
  await expect(page.getByRole('main').getByText(look.shows).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading|লোড হচ্ছে/ })).toHaveCount(0);
  // Where requests are looked at, fonts come late, and letters of theirs take the place of the device's.
  if (!look.layer && !look.framesOthers)
    expect.soft(await shiftsOfReading(page), 'what moves by itself').toEqual([]);
  // What is looked at is also marked and moved from outside, which would be put right.
  await untilHydrated(page);
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

/** The width that a page is opened in goes from page to page, so that each of them is looked at in each scheme. */
const inTurn = (place: number) => ((place + 1) % 4 < 2 ? windows : windows.toReversed());

/**
 * Looks at a page in each width, in another scheme each time: in one of them with all of axe's rules, which take the most
 * time, in the other at its contrast. Of a page as it was built all rules have been asked: its contrast in the dark is left.
 * @param place of the page in its tour: which scheme belongs to which width goes from page to page
 */
async function lookOver(page: Page, look: Look, place: number): Promise<void> {
  const shown = inTurn(place).filter(({ name }) => !look.layer || look.layer === name);
  for (const [at, { name, size }] of shown.entries()) {
    await page.setViewportSize(size);
    if (at === 0) await open(page, look);
    await callPictures(page);
    await expectPictures(page, `broken pictures at ${size.width}`);
    const scheme = schemes[(at + place) % 2] ?? 'light';
    await takePictures(page, look);
    await turn(page, scheme);
    expect.soft(await misfits(page), `what does not fit at ${size.width}`).toEqual([]);
    if (name === 'phone') expect.soft(await smallControls(page), 'small controls').toEqual([]);
    if (name === 'phone' || look.layer) await expectForEverybody(page, look);
    if (look.isAsBuilt && scheme === 'light') continue;
    const isWhole = !look.isAsBuilt && (shown.length === 1 || (at === 0) === place % 4 < 2);
    await expectAccessible(page, `at ${size.width}, ${scheme}`, { isContrastOnly: !isWhole });
  }
}

/** Words of another language are longer or shorter: looks at a page that the tours show in English once more in Bangla. */
async function lookForRoomInBangla(page: Page, path: string, shows: string): Promise<void> {
  await page.setViewportSize(windows[0].size);
  await page.goto(addressIn('bn', path));
  await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await expectRoomForLetters(page);
  await expectRoomForZoom(page);
}

/** Pages of visitors, as they are built, in the language that the tours do not show them in. */
const untoured = tours
  .filter(({ viewer }) => viewer === 'visitor')
  .flatMap(({ looks }) => looks.map(({ path }) => languageOfAddress(path)))
  .map(({ language, path }) => addressIn(language === 'bn' ? 'en' : 'bn', path));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: windows[0].size });

  test('public pages fit in their other language too', async ({ page }) => {
    test.setTimeout(untoured.length * 10_000);
    for (const address of new Set(untoured)) {
      await test.step(address, async () => {
        await page.goto(address);
        await expectRoomForLetters(page);
        await expectRoomForZoom(page);
      });
    }
  });
});

for (const { name, viewer, looks } of tours) {
  test.describe(name, () => {
    test.use({ viewer });

    test(`${name}: whole, fitting, and for everybody`, async ({ page, baseURL }) => {
      test.setTimeout(looks.length * 30_000);
      const complaints = complaintsOf(page);
      await watchShifts(page);
      await stayInLanguage(page);
      for (const [place, look] of looks.entries()) {
        await test.step(look.name, async () => {
          // Not on every page: while requests are looked at, the browser fetches the whole site again for each.
          if (look.framesOthers) await stayInside(page, String(baseURL));
          await lookOver(page, look, place);
          if (look.layer) await page.keyboard.press('Escape');
          if (look.showsInBangla) await lookForRoomInBangla(page, look.path, look.showsInBangla);
          await page.unrouteAll();
          const unexpected = complaints.splice(0).filter((words) => !look.mayComplain?.test(words));
          expect.soft(unexpected, 'complaints in the console').toEqual([]);
        });
      }
    });
  });
}

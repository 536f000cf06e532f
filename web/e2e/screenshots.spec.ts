import { fileURLToPath } from 'node:url';
import { languageKey } from '@pathshala/boot/language-script';
import { expect, type Page } from '@playwright/test';
import { type Look, tours } from './pages.ts';
import {
  boxesWithoutEdge,
  callPictures,
  clippedWords,
  complaintsOf,
  expectAccessible,
  expectPictures,
  expectRoomForLargeLetters,
  overflowing,
  smallControls,
  stayInside,
  stopsBeforeContent,
} from './screens-checks.ts';
import { test } from './screens-people.ts';
import { shiftsOfReading, watchShifts } from './screens-shifts.ts';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));

const windows = [
  { name: 'phone', size: { width: 360, height: 800 } },
  { name: 'desktop', size: { width: 1440, height: 900 } },
] as const;
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

async function turn(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toContainClass(scheme);
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
  await page.goto(look.path);
  await expect(page.getByRole('main').getByText(look.shows).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading|লোড হচ্ছে/ })).toHaveCount(0);
  if (!look.layer) expect.soft(await shiftsOfReading(page), 'what moves by itself').toEqual([]);
  await look.prepare?.(page);
}

/** The width that a page is opened in goes from page to page, so that each of them is looked at in each scheme. */
const inTurn = (place: number) => ((place + 1) % 4 < 2 ? windows : windows.toReversed());

/**
 * Looks at a page in each width, in another scheme each time: in one of them with all of axe's rules, which take the most
 * time, in the other at its contrast. Of a page as it was built all rules have been asked: its contrast in the dark is left.
 * @param place of the page in its tour: which scheme belongs to which width goes from page to page
 */
async function lookOver(page: Page, look: Look, place: number, isStrict: boolean): Promise<void> {
  const shown = inTurn(place).filter(({ name }) => !look.layer || look.layer === name);
  for (const [at, { name, size }] of shown.entries()) {
    await page.setViewportSize(size);
    if (at === 0) await open(page, look);
    await callPictures(page);
    await expectPictures(page, `broken pictures at ${size.width}`);
    const scheme = schemes[(at + place) % 2] ?? 'light';
    await takePictures(page, look);
    await turn(page, scheme);
    expect.soft(await overflowing(page), `what stands out of the window at ${size.width}`).toEqual([]);
    if (name === 'phone') {
      expect.soft(await smallControls(page), 'small controls').toEqual([]);
      expect.soft(await clippedWords(page), 'words that are cut off').toEqual([]);
      if (isStrict && !look.layer) {
        expect.soft(await stopsBeforeContent(page), 'stops of the keyboard before the content').toEqual([]);
        expect.soft(await boxesWithoutEdge(page), 'boxes without an edge in forced colours').toEqual([]);
        await expectRoomForLargeLetters(page);
      }
    }
    if (look.isAsBuilt && scheme === 'light') continue;
    const isWhole = !look.isAsBuilt && (shown.length === 1 || (at === 0) === place % 4 < 2);
    await expectAccessible(page, `at ${size.width}, ${scheme}`, isWhole ? {} : { rules: ['color-contrast'] });
  }
}

for (const { name, viewer, isStrict = false, looks } of tours) {
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
          await lookOver(page, look, place, isStrict);
          await page.unrouteAll();
          const unexpected = complaints.splice(0).filter((words) => !look.mayComplain?.test(words));
          expect.soft(unexpected, 'complaints in the console').toEqual([]);
        });
      }
    });
  });
}

import { paths } from '@pathshala/contract/paths';
import { expect } from '@playwright/test';
import { expectAccessible, overflowing, smallControls } from './screens-checks.ts';
import { joined, test, type Viewer } from './screens-people.ts';

const [fractions] = joined.courses;

/** Pages that only who is signed in sees, by viewer, and Bangla words that are there when each has come. */
const pages: Readonly<Partial<Record<Viewer, readonly (readonly [path: string, shows: string | RegExp])[]>>> =
  {
    student: [
      [paths.myCourses, 'আমার কোর্স'],
      [paths.account, 'পাসওয়ার্ড'],
      [paths.classes, 'কিনে নাও'],
      [paths.books, 'বীজগণিত ও জ্যামিতির সূত্র'],
      [paths.lesson(fractions, 'same-amount-new-name'), 'একই পরিমাণ'],
    ],
    admin: [
      [paths.studio, /^মোট [০-৯]+টি$/],
      [paths.studioKind('courses'), 'অনুলিপি করুন'],
      [paths.studioItem('courses', fractions), 'সংস্করণ ১'],
      [paths.studioItem('lessons', `${fractions}~fair-shares`), 'সংস্করণ ১'],
      [paths.studioItem('instructors', 'rokshana-parvin-mukta'), 'সংস্করণ ১'],
      [paths.studioAudit, 'কে কী করেছেন'],
      [paths.users, 'অ্যাডমিন থেকে সরান'],
      [paths.overview, 'নতুন মানুষ'],
      [paths.messages, 'বার্তা'],
    ],
  };

for (const [viewer, rows] of Object.entries(pages) as [Viewer, NonNullable<(typeof pages)[Viewer]>][]) {
  test.describe(viewer, () => {
    test.use({ viewer, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

    test(`in Bangla the pages of a signed-in ${viewer} fit a phone and are for everybody`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      for (const [path, shows] of rows) {
        await page.goto(`/bn${path}`);
        await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
        expect.soft(await overflowing(page), `what stands out of the window of ${path}`).toEqual([]);
        // Words of a lesson that can be touched stand in its sentences.
        const small = path.includes('/lesson/') ? [] : await smallControls(page);
        expect.soft(small, `small controls of ${path}`).toEqual([]);
        await expectAccessible(page, path, {});
      }
    });
  });
}

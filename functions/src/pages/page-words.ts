import { withBanglaDigits } from '@pathshala/contract/digits';
import type { Language } from '@pathshala/contract/language';

interface PageWords {
  readonly opensSoon: string;
  /** In the digits of the language. */
  readonly price: (text: string) => string;
  readonly outcomes: string;
  readonly lessons: string;
  readonly firstLesson: (summary: string) => string;
  /** What share pictures' readers call the language. */
  readonly locale: string;
}

/** The site's own words for what pages are made of here, as in `web/messages`. */
export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    opensSoon: 'Opens soon',
    price: (text) => text,
    outcomes: 'What you will learn',
    lessons: 'Lessons',
    firstLesson: (summary) => `The first lesson, free to read. ${summary}`,
    locale: 'en_US',
  },
  bn: {
    opensSoon: 'শিগগিরই খুলবে',
    price: withBanglaDigits,
    outcomes: 'যা শিখবে',
    lessons: 'পাঠ',
    firstLesson: (summary) => `প্রথম পাঠ, পড়তে টাকা লাগে না। ${summary}`,
    locale: 'bn_BD',
  },
};

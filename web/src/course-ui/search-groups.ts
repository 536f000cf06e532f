import type { SearchGroup } from '@pathshala/contract/catalogue/search';
import { words } from '../words/words.ts';

/** Headings of the groups of results. */
export const searchGroupLabels: Readonly<Record<SearchGroup, () => string>> = {
  courses: words['ui.courses'],
  lessons: words['ui.lessonsFound'],
  practice: words['titles.practice'],
  tests: words['ui.testsFound'],
  books: words['ui.books'],
  blogs: words['ui.articles'],
  instructors: words['ui.instructors'],
  words: words['ui.wordsFound'],
  pages: words['ui.pagesFound'],
};

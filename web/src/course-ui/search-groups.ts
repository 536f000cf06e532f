import type { SearchGroup } from '@pathshala/contract/catalogue/search';
import { words } from '../words/words.ts';

/** Headings of the groups of results. */
export const searchGroupLabels: Readonly<Record<SearchGroup, () => string>> = {
  courses: words['ui.courses'],
  lessons: words['ui.lessonsFound'],
  books: words['ui.books'],
  blogs: words['ui.articles'],
  instructors: words['ui.instructors'],
  pages: words['ui.pagesFound'],
};

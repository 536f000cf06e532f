import type { SearchGroup } from '@pathshala/contract/search';

/** Headings of the groups of results. */
export const searchGroupLabels: Readonly<Record<SearchGroup, string>> = {
  courses: 'Courses',
  lessons: 'Lessons',
  books: 'Books',
  blogs: 'Blog',
  instructors: 'Instructors',
  pages: 'Pages',
};

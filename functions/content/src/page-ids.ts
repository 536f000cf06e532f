import type { ContentIds } from '@pathshala/contract/all-routes';
import type { SchoolContent } from './load-content.ts';

/** The ids of everything that has a page of its own: what is prerendered, and what the sitemap lists. */
export function pageIds({ courses, articles }: Pick<SchoolContent, 'courses' | 'articles'>): ContentIds {
  return { courses: courses.map(({ _id }) => _id), blogs: articles.map(({ _id }) => _id) };
}

import type { BlogSource, PublishedPart } from '../content/published.ts';
import type { Course, CourseDetail, Prices } from '../courses/course.ts';
import { type Endpoint, get, type LanguageQuery } from '../http/endpoint.ts';
import { type ListName, listNames } from './lists.ts';
import type { MarkedAnswer, SearchChanges } from './search.ts';

export const catalogueEndpoints = {
  /** `at` is only a cache buster. */
  course: get<CourseDetail, ':id' | 'at' | LanguageQuery>('/course/:id', 'anyone'),
  prices: get<Prices>('/prices', 'anyone'),
  article: get<BlogSource, ':blogId' | LanguageQuery>('/article/:blogId', 'anyone'),
  publishedPart: get<PublishedPart, ':part' | LanguageQuery>('/published/:part', 'anyone'),
  search: get<MarkedAnswer, 'q' | LanguageQuery>('/search', 'anyone'),
  searchChanges: get<SearchChanges, LanguageQuery>('/search/changes', 'anyone'),
} as const;

export const listEndpoints = Object.fromEntries(
  listNames.map((list) => [list, get<Course[], LanguageQuery>(`/${list}`, 'anyone')]),
) as Readonly<Record<ListName, Endpoint<Course[], LanguageQuery, undefined>>>;

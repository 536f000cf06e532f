import {
  type SearchDocument as Found,
  type SearchGroup,
  type SearchHit,
  searchGroups,
} from '@pathshala/contract/catalogue/search';
import { paths, unknownPortrait } from '@pathshala/contract/site/paths';

export type SearchDocument = Found;

export const searchFields = ['title', 'names', 'note', 'topics', 'text'] as const;
export type SearchField = (typeof searchFields)[number];

export function indexId({ group, _id }: Pick<SearchDocument, 'group' | '_id'>): string {
  return `${group}/${_id}`;
}

export function fromIndexId(id: string): { readonly group: SearchGroup; readonly _id: string } {
  const [name, ...rest] = id.split('/');
  const group = searchGroups.find((one) => one === name);
  const _id = rest.join('/');
  if (!group || !_id) throw new Error(`${id} is not an id of the search index`);
  return { group, _id };
}

function lessonPath(id: string): string {
  const [course = '', lesson = ''] = id.split('/');
  return paths.lesson(course, lesson);
}

const icon = '/icon-192.png';

/** Derived, so that the index does not store it. */
const places: Readonly<Record<SearchGroup, { img: (id: string) => string; path: (id: string) => string }>> = {
  courses: { img: (id) => `/covers/${id}.svg`, path: paths.course },
  lessons: { img: (id) => `/covers/${id.split('/')[0]}.svg`, path: lessonPath },
  blogs: { img: (id) => `/covers/blog-${id}.svg`, path: paths.blog },
  practice: { img: () => icon, path: paths.practiceSkill },
  tests: { img: () => icon, path: (id) => paths.modelTests(id) },
  books: { img: (id) => `/covers/book-${id}.svg`, path: paths.book },
  instructors: { img: () => unknownPortrait, path: (id) => `${paths.instructor}#${id}` },
  words: { img: () => icon, path: (id) => `${paths.glossary}?${new URLSearchParams({ word: id })}` },
  pages: { img: () => icon, path: (id) => `/${id}` },
};

export function placeOf(group: SearchGroup, id: string): Pick<SearchHit, 'img' | 'path'> {
  const { img, path } = places[group];
  return { img: img(id), path: path(id) };
}

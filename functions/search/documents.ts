import { type SearchDocument, type SearchGroup, searchGroups } from '@pathshala/contract/catalogue/search';
import { paths } from '@pathshala/contract/site/paths';

export type { SearchDocument };

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

/** Derived, so that the index does not store it. */
export const pathOf: Readonly<Record<SearchGroup, (id: string) => string>> = {
  courses: paths.course,
  lessons: lessonPath,
  blogs: paths.blog,
  practice: paths.practiceSkill,
  tests: (id) => paths.modelTests(id),
  books: paths.book,
  instructors: (id) => `${paths.instructor}#${id}`,
  words: (id) => `${paths.glossary}?${new URLSearchParams({ word: id })}`,
  pages: (id) => `/${id}`,
};

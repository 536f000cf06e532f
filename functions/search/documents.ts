import { paths, portraitPath } from '@pathshala/contract/paths';
import { type SearchGroup, type SearchHit, searchGroups } from '@pathshala/contract/search';

/** A thing that can be found. `text` is what it is found by besides its title and note. */
export interface SearchDocument extends Pick<SearchHit, '_id' | 'title' | 'note'> {
  readonly group: SearchGroup;
  readonly text: string;
  /** Its page, where that does not follow from group and id. */
  readonly path?: string;
}

export const searchFields = ['title', 'note', 'text'] as const;
export type SearchField = (typeof searchFields)[number];

/** In the index ids of all groups are together, so each says its group: `books/human-body-atlas`. */
export function indexId({ group, _id }: Pick<SearchDocument, 'group' | '_id'>): string {
  return `${group}/${_id}`;
}

/** @throws Error for an id that is none of `indexId`'s */
export function fromIndexId(id: string): { readonly group: SearchGroup; readonly _id: string } {
  const [name, _id] = id.split('/');
  const group = searchGroups.find((one) => one === name);
  if (!group || !_id) throw new Error(`${id} is not an id of the search index`);
  return { group, _id };
}

/** Where a group's pictures and pages lie, so that the index need not say it for each. */
const places: Readonly<Record<SearchGroup, { img: (id: string) => string; path: (id: string) => string }>> = {
  courses: { img: (id) => `/covers/${id}.svg`, path: paths.course },
  blogs: { img: (id) => `/covers/blog-${id}.svg`, path: paths.blog },
  books: { img: (id) => `/covers/book-${id}.svg`, path: paths.book },
  instructors: { img: portraitPath, path: (id) => `${paths.instructor}#${id}` },
};

/** The picture of a thing, and its page unless it says one itself. */
export function placeOf(group: SearchGroup, id: string): Pick<SearchHit, 'img' | 'path'> {
  const { img, path } = places[group];
  return { img: img(id), path: path(id) };
}

import { firstLanguage, type Language } from '../text/languages.ts';
import type { FieldLanguages } from '../text/local-text.ts';

/** A search hit; `path` is its address on the site. */
export interface SearchHit {
  readonly _id: string;
  readonly title: string;
  /** The line under the title: list, course, class and subject, author or education. */
  readonly note: string;
  readonly path: string;
  readonly img: string;
  /** A course that is not open yet. */
  readonly opensSoon?: true;
  /** Of a course, US dollars. */
  readonly price?: number;
  /** Which of `title` and `note` have no translation in the requested language. */
  readonly lang?: FieldLanguages;
}

/** In the order in which a broad query’s results stand. */
export const searchGroups = [
  'courses',
  'lessons',
  'practice',
  'tests',
  'blogs',
  'books',
  'instructors',
  'words',
  'pages',
] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Answer of `GET /search?q=`: all hits, best first in each group. */
export interface SearchAnswer extends Readonly<Record<SearchGroup, readonly SearchHit[]>> {
  /** The groups with hits, in the order of the results page. */
  readonly order: readonly SearchGroup[];
}

/** A document of the search index. `text` holds everything else it can be found by. */
export interface SearchDocument extends Pick<SearchHit, '_id' | 'title' | 'note' | 'opensSoon' | 'price'> {
  readonly group: SearchGroup;
  /** Other names: its subject, its kind, its aliases. */
  readonly names?: string;
  /** Titles of its lessons, or its headings. */
  readonly topics?: string;
  readonly text: string;
  /** The classes it is for, if any. */
  readonly classes?: readonly number[];
  /** Its page, unless it follows from group and id. */
  readonly path?: string;
  /** Its picture, unless it follows from group and id. */
  readonly img?: string;
}

/** Changes since the index was built. */
export interface SearchChanges {
  /** Replaces the index's entries with the same group and id. */
  readonly documents: readonly SearchDocument[];
  /** Index ids that no longer exist, such as `courses/free-water`. */
  readonly gone: readonly string[];
}

/** The index file of a language, on the site and beside the function. */
export function searchIndexFile(language: Language): string {
  return language === firstLanguage ? 'search-index.json' : `search-index.${language}.json`;
}

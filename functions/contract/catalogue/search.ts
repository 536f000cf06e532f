import { firstLanguage, type Language } from '../text/languages.ts';
import type { FieldLanguages } from '../text/local-text.ts';

/** A found thing; `path` is its address on the site. */
export interface SearchHit {
  readonly _id: string;
  readonly title: string;
  /** The line under the title: list, course, author or education. */
  readonly note: string;
  readonly path: string;
  readonly img: string;
  /** A course that cannot be had yet. */
  readonly opensSoon?: true;
  /** Of a course, US dollars. */
  readonly price?: number;
  /** Of `title` and `note` what has no translation into the language that was asked for. */
  readonly lang?: FieldLanguages;
}

export const searchGroups = ['courses', 'lessons', 'books', 'blogs', 'instructors', 'pages'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Answer of `GET /search?q=`: everything that was found, best first in each group. */
export interface SearchAnswer extends Readonly<Record<SearchGroup, readonly SearchHit[]>> {
  /** The groups in which something was found; the one with the best hit first. */
  readonly order: readonly SearchGroup[];
}

/** A thing that can be found. `text` is what it is found by besides all the rest. */
export interface SearchDocument extends Pick<SearchHit, '_id' | 'title' | 'note' | 'opensSoon' | 'price'> {
  readonly group: SearchGroup;
  /** What it is called besides its title: its subject, the kind of thing it is, other names of it. */
  readonly names?: string;
  /** What it is about in parts: the titles of its lessons, its headings. */
  readonly topics?: string;
  readonly text: string;
  /** The classes that it is for, where it says any. */
  readonly classes?: readonly number[];
  /** Its page, where that does not follow from group and id. */
  readonly path?: string;
  /** Its picture, where that does not. */
  readonly img?: string;
}

/** What was published or taken back since the index was made. */
export interface SearchChanges {
  /** In place of what the index has under the same group and id. */
  readonly documents: readonly SearchDocument[];
  /** Ids of the index, such as `courses/free-water`, of what is no longer there. */
  readonly gone: readonly string[];
}

/** The file that the index of a language lies in, on the site and beside the function. */
export function searchIndexFile(language: Language): string {
  return language === firstLanguage ? 'search-index.json' : `search-index.${language}.json`;
}

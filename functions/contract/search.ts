import { firstLanguage, type Language } from './language.ts';
import type { FieldLanguages } from './local-text.ts';

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

/** The file that the index of a language lies in, on the site and beside the function. */
export function searchIndexFile(language: Language): string {
  return language === firstLanguage ? 'search-index.json' : `search-index.${language}.json`;
}

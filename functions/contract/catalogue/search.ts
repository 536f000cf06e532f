import { firstLanguage, type Language } from '../text/languages.ts';
import type { FieldLanguages } from '../text/local-text.ts';

export interface SearchHit {
  readonly _id: string;
  readonly title: string;
  /** The line under the title: list, course, class and subject, author or education. */
  readonly note: string;
  readonly path: string;
  readonly img: string;
  readonly opensSoon?: true;
  /** Of a course, US dollars. */
  readonly price?: number;
  /** Which of `title` and `note` have no translation in the requested language. */
  readonly lang?: FieldLanguages;
}

/** In the order of a broad query's results. */
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

export interface SearchAnswer extends Readonly<Record<SearchGroup, readonly SearchHit[]>> {
  readonly order: readonly SearchGroup[];
}

export interface SearchDocument extends Pick<SearchHit, '_id' | 'title' | 'note' | 'opensSoon' | 'price'> {
  readonly group: SearchGroup;
  /** Its subject, its kind, its aliases. */
  readonly names?: string;
  /** Titles of its lessons, or its headings. */
  readonly topics?: string;
  readonly text: string;
  readonly classes?: readonly number[];
  /** Unless it follows from group and id, as `img` does. */
  readonly path?: string;
  readonly img?: string;
}

export interface SearchChanges {
  readonly documents: readonly SearchDocument[];
  /** Index ids that no longer exist, such as `courses/free-water`. */
  readonly gone: readonly string[];
}

export function searchIndexFile(language: Language): string {
  return language === firstLanguage ? 'search-index.json' : `search-index.${language}.json`;
}

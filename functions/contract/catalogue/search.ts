import { firstLanguage, type Language } from '../text/languages.ts';
import type { FieldLanguages } from '../text/local-text.ts';
import type { Subject } from './subjects.ts';

export interface SearchHit {
  readonly _id: string;
  readonly title: string;
  readonly note: string;
  readonly path: string;
  /** What the site draws beside it. */
  readonly subject?: string;
  /** Of an instructor. */
  readonly img?: string;
  readonly opensSoon?: true;
  /** Of a course, US dollars. */
  readonly price?: number;
  readonly lang?: FieldLanguages;
}

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

/** What `GET /search` answers. */
export interface MarkedAnswer extends SearchAnswer {
  /** Words of titles and notes that the query means. */
  readonly marked: readonly string[];
  /** Published since the build. */
  readonly subjects: readonly Subject[];
}

export interface SearchDocument extends Pick<SearchHit, '_id' | 'title' | 'note' | 'opensSoon' | 'price'> {
  readonly group: SearchGroup;
  readonly names?: string;
  readonly topics?: string;
  readonly text: string;
  readonly classes?: readonly number[];
  readonly path?: string;
  readonly subject?: string;
  readonly img?: string;
}

export interface SearchChanges {
  readonly subjects: readonly Subject[];
  readonly documents: readonly SearchDocument[];
  readonly gone: readonly string[];
}

export function searchIndexFile(language: Language): string {
  return language === firstLanguage ? 'search-index.json' : `search-index.${language}.json`;
}

import type { SchoolContent } from '@pathshala/content/load-content';
import { documentsOf } from './documents-of.ts';
import { indexOf } from './search.ts';

/**
 * The search index of the school's content: the site's /search-index.json and the API's own copy.
 * @returns JSON, the same for the same content
 */
export function buildSearchIndex(content: SchoolContent): string {
  return indexOf(documentsOf(content));
}

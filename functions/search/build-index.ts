import { readDocuments } from './read-documents.ts';
import { indexOf } from './search.ts';

/**
 * The search index of the content, as JSON: the site's /search-index.json and the API's own copy.
 * @param contentDir absolute path of the content folder
 * @throws Error naming a file that cannot be read
 */
export async function buildSearchIndex(contentDir: string): Promise<string> {
  return indexOf(await readDocuments(contentDir));
}

import { builtContent } from '@pathshala/content/built-content';
import { contentHash } from '@pathshala/content/content-hash';
import { madeOnce } from '@pathshala/content/made-once';
import type { Language } from '@pathshala/contract/text/languages';
import { foundIn } from './build-index.ts';
import { indexOf } from './search.ts';

/**
 * The search index of the school's files in a language, made once for the site and the API where a build makes both. Few
 * changes of a lesson change what is found.
 */
export function builtSearchIndex(language: Language): string {
  return madeOnce(`search-index-${language}`, () => {
    const documents = foundIn(builtContent(), language);
    return madeOnce(`index-${language}`, () => indexOf(documents), { of: contentHash(documents) });
  });
}

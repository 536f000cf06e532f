import { builtContent, madeOnce } from '@pathshala/content/built-content';
import type { Language } from '@pathshala/contract/text/languages';
import { buildSearchIndex } from './build-index.ts';

/** The search index of the school's files in a language, made once for the site and the API where a build makes both. */
export function builtSearchIndex(language: Language): string {
  return madeOnce(`search-index-${language}`, () => buildSearchIndex(builtContent(), language));
}

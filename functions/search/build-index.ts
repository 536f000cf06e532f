import type { SchoolContent } from '@pathshala/content/load-content';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { inBoth } from './both-languages.ts';
import { indexId } from './documents.ts';
import { documentsOf } from './documents-of.ts';
import { indexOf } from './search.ts';

/**
 * The search index of the school's content: the site's /search-index.json and the API's own copy.
 * @param language of titles; every index also has the words of the school's first language
 * @returns JSON, the same for the same content
 */
export function buildSearchIndex(content: SchoolContent, language: Language = firstLanguage): string {
  const documents = documentsOf(content);
  if (language === firstLanguage) return indexOf(documents);
  const translated = documentsOf({ ...content, ...content.in[language] }, language);
  const byId = new Map(translated.map((one) => [indexId(one), one]));
  return indexOf(documents.map((one) => inBoth(one, byId.get(indexId(one)))));
}

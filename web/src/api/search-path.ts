import { firstLanguage, type Language } from '@pathshala/contract/text/languages';

/** Address of a language's search index, written by the build. */
export function searchIndexPath(language: Language): string {
  return language === firstLanguage ? '/search-index.json' : `/search-index.${language}.json`;
}

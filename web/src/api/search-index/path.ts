import { firstLanguage, type Language } from '@pathshala/contract/text/languages';

/** Where the site's search index of a language lies; the build writes it. */
export function searchIndexPath(language: Language): string {
  return language === firstLanguage ? '/search-index.json' : `/search-index.${language}.json`;
}

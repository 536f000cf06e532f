import { firstLanguage, type Language } from '@pathshala/contract/text/languages';

export function searchIndexPath(language: Language): string {
  return language === firstLanguage ? '/search-index.json' : `/search-index.${language}.json`;
}

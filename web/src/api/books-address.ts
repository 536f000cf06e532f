import { firstLanguage, type Language } from '@pathshala/contract/language';

/** Where the books are listed, with their texts in a language. */
export const booksAddress = (language: Language): string =>
  language === firstLanguage ? '/blog2.json' : `/blog2.json?lang=${language}`;

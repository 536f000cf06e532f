import { readGlossary } from '@pathshala/content/glossary';
import { type SchoolContent, type SchoolTexts, schoolFolder } from '@pathshala/content/load-content';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { inBoth } from './both-languages.ts';
import { indexId, type SearchDocument } from './documents.ts';
import { documentsOf } from './documents-of.ts';
import { paperDocuments, skillDocuments } from './skill-documents.ts';
import { wordDocuments } from './word-documents.ts';

/** What editors write, and what comes with the build alone. */
function everythingIn(content: SchoolContent, texts: SchoolTexts, language: Language): SearchDocument[] {
  const titles = new Map(texts.courses.map(({ _id, title }) => [_id, title]));
  return [
    ...documentsOf({ ...content, ...texts }, language),
    ...skillDocuments(language, titles),
    ...paperDocuments(language),
    ...wordDocuments(readGlossary(schoolFolder), language),
  ];
}

/** What is found in a language; every index also has the words of the school's first language. */
export function foundIn(content: SchoolContent, language: Language): SearchDocument[] {
  const documents = everythingIn(content, content, firstLanguage);
  if (language === firstLanguage) return documents;
  const translated = everythingIn(content, content.in[language], language);
  const byId = new Map(translated.map((one) => [indexId(one), one]));
  return documents.map((one) => inBoth(one, byId.get(indexId(one))));
}

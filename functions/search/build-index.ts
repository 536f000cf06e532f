import { readGlossary } from '@pathshala/content/glossary';
import { subjectName } from '@pathshala/content/kinds/known-subjects';
import {
  builtContent,
  madeOnce,
  type SchoolContent,
  type SchoolTexts,
  schoolFolder,
} from '@pathshala/content/load-content';
import { paperRows } from '@pathshala/content/model-test/forms';
import { practiceSkills } from '@pathshala/content/practice/catalogue';
import { contentHash } from '@pathshala/content/records';
import type { GlossaryRow, GlossarySubject } from '@pathshala/content/terms/terms';
import { classListOf } from '@pathshala/contract/catalogue/lists';
import { firstLanguage, type Language, ownOrFirst, translations } from '@pathshala/contract/text/languages';
import type { MessageKey } from '@pathshala/messages/keys';
import { say } from '@pathshala/messages/say';
import { indexId, type SearchDocument } from './documents.ts';
import { documentsOf, inBoth, namesOf } from './documents-of.ts';
import { indexOf } from './search.ts';

function rowOf(number: number) {
  const row = classListOf(number);
  if (!row) throw new Error(`${number} is no class`);
  return row;
}

function placeOf(number: number, subject: string, language: Language): string {
  const { list, label } = rowOf(number);
  return `${say(language, `names.${label}`)} · ${subjectName({ subject, list }, language)}`;
}

function skillDocuments(language: Language, courseTitles: ReadonlyMap<string, string>): SearchDocument[] {
  return practiceSkills(language).map(({ id, title, subject, class: number, lessons }) => {
    const courses = new Set(lessons.map((name) => courseTitles.get(name.split('/')[0] ?? '') ?? ''));
    return {
      ...{ _id: id, group: 'practice', title, note: placeOf(number, subject, language) },
      names: namesOf('exercise', subject, id),
      topics: [...courses].join('\n'),
      text: '',
      classes: [number],
      subject,
    };
  });
}

function paperDocuments(language: Language): SearchDocument[] {
  const classes = [...new Set(paperRows.map((row) => row.class))];
  return classes.map((number) => ({
    ...{ _id: `${number}`, group: 'tests', note: say(language, `names.${rowOf(number).label}`) },
    title: say(language, 'titles.modelTest'),
    names: 'modeltest exam quiz question paper প্রশ্নপত্র',
    text: '',
    classes: [number],
  }));
}

/** No course has the subject geography, so only the glossary names it. */
const labelOf = (subject: GlossarySubject): MessageKey =>
  subject === 'geography' ? 'glossary.geography' : `names.${subject}`;

/** The words of the glossary, found in every language. A word in two subjects is one document: the glossary shows both. */
function wordDocuments(rows: readonly GlossaryRow[], language: Language): SearchDocument[] {
  const byWord = new Map(rows.map((row) => [row[firstLanguage], row]));
  return [...byWord.values()].map((row) => ({
    ...{
      _id: row[firstLanguage],
      group: 'words',
      title: ownOrFirst(row, language),
      note: say(language, labelOf(row.subject)),
    },
    names: translations.flatMap((one) => row[one] ?? []).join('\n'),
    text: '',
  }));
}

function everythingIn(content: SchoolContent, texts: SchoolTexts, language: Language): SearchDocument[] {
  const titles = new Map(texts.courses.map(({ _id, title }) => [_id, title]));
  return [
    ...documentsOf({ ...content, ...texts }, language),
    ...skillDocuments(language, titles),
    ...paperDocuments(language),
    ...wordDocuments(readGlossary(schoolFolder), language),
  ];
}

export function foundIn(content: SchoolContent, language: Language): SearchDocument[] {
  const documents = everythingIn(content, content, firstLanguage);
  if (language === firstLanguage) return documents;
  const translated = everythingIn(content, content.in[language], language);
  const byId = new Map(translated.map((one) => [indexId(one), one]));
  return documents.map((one) => inBoth(one, byId.get(indexId(one))));
}

export function builtSearchIndex(language: Language): string {
  return madeOnce(`search-index-${language}`, () => {
    const documents = foundIn(builtContent(), language);
    return madeOnce(`index-${language}`, () => indexOf(documents), { of: contentHash(documents) });
  });
}

import { paperRows } from '@pathshala/content/model-test/forms';
import { practiceSkills } from '@pathshala/content/practice/catalogue';
import { subjectLabel } from '@pathshala/contract/catalogue/curriculum';
import { classListOf } from '@pathshala/contract/catalogue/lists';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import { ownValue } from '@pathshala/contract/http/own-value';
import { subjectPaths } from '@pathshala/contract/site/paths';
import type { Language } from '@pathshala/contract/text/languages';
import { say } from '@pathshala/messages/say';
import type { SearchDocument } from './documents.ts';
import { otherNames, subjectNames } from './other-names.ts';

function rowOf(number: number) {
  const row = classListOf(number);
  if (!row) throw new Error(`${number} is no class`);
  return row;
}

/** “Class 4 · Mathematics”. */
function placeOf(number: number, subject: SubjectName, language: Language): string {
  const row = rowOf(number);
  const label = subjectLabel({ subject, list: row.list });
  return `${say(language, `names.${row.label}`)} · ${say(language, `names.${label}`)}`;
}

/**
 * The skills that can be practised.
 * @param courseTitles by id: a search for a course's topic also finds the skills that practise its lessons
 */
export function skillDocuments(
  language: Language,
  courseTitles: ReadonlyMap<string, string>,
): SearchDocument[] {
  return practiceSkills(language).map(({ id, title, subject, class: number, lessons }) => {
    const courses = new Set(lessons.map((name) => courseTitles.get(name.split('/')[0] ?? '') ?? ''));
    return {
      ...{ _id: id, group: 'practice', title, note: placeOf(number, subject, language) },
      names: ['exercise', subjectNames[subject], ownValue(otherNames, id) ?? ''].join('\n'),
      topics: [...courses].join('\n'),
      text: '',
      classes: [number],
    };
  });
}

/** The papers of each class: its page lists one for each subject. */
export function paperDocuments(language: Language): SearchDocument[] {
  const classes = [...new Set(paperRows.map((row) => row.class))];
  return classes.map((number) => ({
    ...{ _id: `${number}`, group: 'tests', note: say(language, `names.${rowOf(number).label}`) },
    title: say(language, 'titles.modelTest'),
    names: 'modeltest exam quiz question paper প্রশ্নপত্র',
    text: '',
    classes: [number],
    // The class's number is on it.
    img: subjectPaths.cover(rowOf(number).list, 'mathematics'),
  }));
}

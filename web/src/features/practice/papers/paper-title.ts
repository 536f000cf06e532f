import { subjectName } from '@pathshala/content/kinds/known-subjects';
import { formOf, type PaperRow, totalMarksOfForm } from '@pathshala/content/model-test/forms';
import type { ShownSection } from '@pathshala/content/model-test/show-paper';
import { classListOf } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { siteLanguage } from '../../../words/language.ts';
import { nameOf } from '../../../words/names.ts';
import { words } from '../../../words/words.ts';

export const sectionWords: Readonly<Record<ShownSection['name'], () => string>> = {
  warmUp: words['model-test.warmUp'],
  think: words['model-test.think'],
  choose: words['model-test.choose'],
  work: words['model-test.work'],
  longer: words['model-test.longer'],
  creative: words['model-test.creative'],
  quiz: words['model-test.quiz'],
  exercises: words['model-test.exercises'],
};

const letters = [
  words['model-test.partA'],
  words['model-test.partB'],
  words['model-test.partC'],
  words['model-test.partD'],
] as const;

/** The letter of a creative question's part. Empty if the question has one part only. */
export const partLetter = (at: number, all: number): string => (all > 1 ? (letters[at]?.() ?? '') : '');

export function classTitle(schoolClass: number): string {
  const row = classListOf(schoolClass);
  return row ? nameOf(row.label) : '';
}

/** “Class 9 · Physics”. No paper has the form of a board's examination, so none is named after one. */
export function paperTitle({ class: one, subject }: PaperRow): string {
  const list = classListOf(one)?.list;
  const name = list ? subjectName({ subject, list }, siteLanguage) : '';
  return `${classTitle(one)} · ${name}`;
}

export const aboutPaper = ({ form }: PaperRow, last?: { score: number; of: number }): string =>
  [
    words['model-test.marks']({ count: totalMarksOfForm(form) }),
    words['ui.minutes']({ count: formOf(form).minutes }),
    ...(last ? [words['model-test.last']({ score: last.score, all: last.of })] : []),
  ].join(' · ');

export const paperPath = ({ class: one, subject }: PaperRow): string => paths.modelTests(one, subject);

export const printPath = (row: PaperRow, seed: number): string => `${paperPath(row)}&print=${seed}`;

/** How many questions come before a section. */
export const before = (sections: readonly ShownSection[], place: number): number =>
  sections.slice(0, place).reduce((all, { items }) => all + items.length, 0);

import { formOf, marksOfForm, type PaperRow, questionsOfForm } from '@pathshala/content/model-test/forms';
import { subjectLabel } from '@pathshala/contract/catalogue/curriculum';
import { classListOf } from '@pathshala/contract/catalogue/lists';
import { nameOf } from '../../../words/names.ts';
import { words } from '../../../words/words.ts';

/** “Class 9”. */
export function classTitle(schoolClass: number): string {
  const row = classListOf(schoolClass);
  return row ? nameOf(row.label) : '';
}

/** “Class 9 · Physics”: no paper has the form of a board's, so none is named after an examination. */
export function paperTitle({ class: one, subject }: PaperRow): string {
  const list = classListOf(one)?.list;
  const name = subject && list ? nameOf(subjectLabel({ subject, list })) : words['model-test.mixed']();
  return `${classTitle(one)} · ${name}`;
}

/** “27 questions · 45 marks · 80 min”. */
export const aboutPaper = ({ form }: PaperRow): string =>
  [
    words['model-test.count']({ count: questionsOfForm(form) }),
    words['model-test.marks']({ count: marksOfForm(form).reduce((all, one) => all + one, 0) }),
    words['ui.minutes']({ count: formOf(form).minutes }),
  ].join(' · ');

/** Where a paper is. */
export const paperSearch = ({ class: one, subject }: PaperRow): string =>
  `?class=${one}&subject=${subject ?? 'mixed'}`;

/** Where it is to be printed; those of several subjects keep the addresses that they had. */
export const printSearch = (row: PaperRow, seed: number): string =>
  `${row.subject ? paperSearch(row) : `?class=${row.class}`}&print=${seed}`;

import type { PaperRow } from '@pathshala/content/model-test/forms';
import { classLists } from '@pathshala/contract/lists';
import { nameOf } from '../../../words/names.ts';
import { words } from '../../../words/words.ts';

/** “Class 9”. */
export function classTitle({ class: one }: PaperRow): string {
  const row = classLists[one - 1];
  return row ? nameOf(row.label) : '';
}

/** The form of a public examination, where a paper has it. */
export function formTitle({ form }: PaperRow): string {
  if (form === 'ssc') return words['model-test.ssc']();
  return form === 'hsc' ? words['model-test.hsc']() : '';
}

/** “Class 9 · Model test · SSC form”. */
export const paperTitle = (row: PaperRow): string =>
  [classTitle(row), words['model-test.one'](), formTitle(row)].filter(Boolean).join(' · ');

import type { PaperRow } from '@pathshala/content/model-test/forms';
import { classListOf } from '@pathshala/contract/catalogue/lists';
import { nameOf } from '../../../words/names.ts';
import { words } from '../../../words/words.ts';

/** “Class 9”. */
export function classTitle({ class: one }: PaperRow): string {
  const row = classListOf(one);
  return row ? nameOf(row.label) : '';
}

/** “Class 9 · Mixed practice”: no paper has the form of a board's, so none is named after an examination. */
export const paperTitle = (row: PaperRow): string =>
  [classTitle(row), words['model-test.mixed']()].filter(Boolean).join(' · ');

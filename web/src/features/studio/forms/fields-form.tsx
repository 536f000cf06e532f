import type { StudioKind } from '@pathshala/contract/content/fields';
import type { ComponentType } from 'react';
import { words } from '../../../words/words.ts';
import { MarkdownField } from '../lesson/markdown-field.tsx';
import { PdfField } from '../media/pdf-field.tsx';
import { type FieldControl, type FieldRow, fieldRows } from './field-rows.ts';
import styles from './forms.module.css';
import { OutlineField } from './outline-field.tsx';
import { isShort, plainControls } from './plain-controls.ts';
import { QuizField } from './quiz-field.tsx';
import { RowsField } from './rows-field.tsx';

const controls: Readonly<Record<FieldControl, ComponentType<FieldRow>>> = {
  ...plainControls,
  outline: OutlineField,
  markdown: MarkdownField,
  quiz: QuizField,
  rows: RowsField,
  pdf: PdfField,
};

interface FieldsFormProps {
  readonly kind: StudioKind;
  /** Which fields, by their paths; left out: all. */
  readonly shows?: (path: string) => boolean;
}

/** The fields of a kind, one below the other. */
export function FieldsForm({ kind, shows = () => true }: FieldsFormProps) {
  const rows = fieldRows(kind).filter(({ name }) => shows(name));
  return (
    <div className={`tiles start ${styles.fields}`}>
      <p className={`soft ${styles.wide}`}>{words['studio-publish.required']()}</p>
      {rows.map((row) => {
        const Control = controls[row.as];
        return (
          <div key={row.name} data-field={row.name} className={isShort(row.as) ? undefined : styles.wide}>
            <Control {...row} />
          </div>
        );
      })}
    </div>
  );
}

import type { StudioKind } from '@pathshala/contract/content/fields';
import type { ComponentType } from 'react';
import { words } from '../../../words/words.ts';
import { MarkdownField } from '../lesson/markdown-field.tsx';
import { PdfField } from '../media/pdf-field.tsx';
import { type FieldControl, type FieldRow, fieldRows } from './field-rows.ts';
import { FoldedFields } from './folded-fields.tsx';
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

/** Fields that most items do without: they are folded. */
const folds = ({ optional, as }: FieldRow) => optional === true && ['number', 'line', 'outline'].includes(as);

interface FieldsFormProps {
  readonly kind: StudioKind;
  /** Which fields, by their paths; left out: all. */
  readonly shows?: (path: string) => boolean;
}

/** The fields of a kind, one below the other; those that few need are folded at the end. */
export function FieldsForm({ kind, shows = () => true }: FieldsFormProps) {
  const rows = fieldRows(kind).filter(({ name }) => shows(name));
  const folded = rows.filter(folds);
  return (
    <div className={`tiles start ${styles.fields}`}>
      <p className={`soft ${styles.wide}`}>{words['studio-publish.required']()}</p>
      <FieldsOf rows={rows.filter((row) => !folds(row))} />
      {folded.length > 0 && (
        <FoldedFields names={folded.map(({ name }) => name)} labels={folded.map(({ label }) => label)}>
          <FieldsOf rows={folded} />
        </FoldedFields>
      )}
    </div>
  );
}

function FieldsOf({ rows }: { readonly rows: readonly FieldRow[] }) {
  return rows.map((row) => {
    const Control = controls[row.as];
    return (
      <div key={row.name} data-field={row.name} className={isShort(row.as) ? undefined : styles.wide}>
        <Control {...row} />
      </div>
    );
  });
}

import type { StudioKind } from '@pathshala/contract/studio-fields';
import type { ComponentType } from 'react';
import { MarkdownField } from '../lesson/markdown-field.tsx';
import { type FieldControl, type FieldRow, fieldRows } from './field-rows.ts';
import styles from './forms.module.css';
import { ListField } from './list-field.tsx';
import { OutlineField } from './outline-field.tsx';
import { ChoiceField, DateField, FlagField, NumberField } from './plain-fields.tsx';
import { QuizField } from './quiz-field.tsx';
import { WordsField } from './words-field.tsx';

const controls: Readonly<Record<FieldControl, ComponentType<FieldRow>>> = {
  line: WordsField,
  text: WordsField,
  number: NumberField,
  date: DateField,
  choice: ChoiceField,
  flag: FlagField,
  list: ListField,
  outline: OutlineField,
  markdown: MarkdownField,
  quiz: QuizField,
};

/** These stand side by side where there is room. */
const short: ReadonlySet<FieldControl> = new Set<FieldControl>(['number', 'date', 'choice', 'flag']);

/** The fields of a kind, one under the other. */
export function FieldsForm({ kind }: { readonly kind: StudioKind }) {
  return (
    <div className={styles.fields}>
      {fieldRows(kind).map((row) => {
        const Control = controls[row.as];
        return (
          <div key={row.name} className={short.has(row.as) ? undefined : styles.wide}>
            <Control {...row} />
          </div>
        );
      })}
    </div>
  );
}

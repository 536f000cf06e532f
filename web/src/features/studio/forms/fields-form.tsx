import type { StudioKind } from '@pathshala/contract/content/fields';
import {
  type ComponentType,
  memo,
  type ReactNode,
  useContext,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { words } from '../../../words/words.ts';
import { MarkdownField } from '../lesson/markdown-field.tsx';
import { PdfField } from '../media/pdf-field.tsx';
import { type FieldControl, type FieldRow, fieldRows } from './field-rows.ts';
import { FormIssuesContext, pathOfIssue, shownAnyway } from './form-issues.ts';
import styles from './forms.module.css';
import { isShort, plainControls, RowsField } from './list-fields.tsx';
import { NumberField } from './plain-fields.tsx';
import { QuizField } from './quiz-field.tsx';
import { OwnPart, Rows } from './rows.tsx';
import { WordsField } from './words-field.tsx';

const controls: Readonly<Record<FieldControl, ComponentType<FieldRow>>> = {
  ...plainControls,
  outline: OutlineField,
  markdown: MarkdownField,
  quiz: QuizField,
  rows: RowsField,
  pdf: PdfField,
};

/** Fields that most items do without: they are folded. What a picture shows is asked for below the picture. */
const folds = ({ name, optional, as }: FieldRow) =>
  optional === true && name !== 'pictureText' && ['number', 'line', 'outline'].includes(as);

interface FieldsFormProps {
  readonly kind: StudioKind;
  /** Which fields, by their paths; left out: all. */
  readonly shows?: (path: string) => boolean;
}

const everyField = () => true;

/** The fields of a kind, one below the other; those that few need are folded at the end. */
export function FieldsForm({ kind, shows = everyField }: FieldsFormProps) {
  const rows = useMemo(() => fieldRows(kind).filter(({ name }) => shows(name)), [kind, shows]);
  const shown = rows.filter((row) => !folds(row));
  const folded = rows.filter(folds);
  // A text is what its author waits for; what stands below it comes next.
  const text = shown.findIndex(({ as }) => as === 'markdown');
  const isWhole = useDeferredValue(true, text < 0);
  return (
    <div className={`tiles start ${styles.fields}`}>
      <p className={`soft ${styles.wide}`}>{words['studio-publish.required']()}</p>
      <FieldsOf rows={isWhole ? shown : shown.slice(0, text + 1)} />
      {isWhole && folded.length > 0 && (
        <FoldedFields names={folded.map(({ name }) => name)} labels={folded.map(({ label }) => label)}>
          <FieldsOf rows={folded} />
        </FoldedFields>
      )}
    </div>
  );
}

function FieldsOf({ rows }: { readonly rows: readonly FieldRow[] }) {
  return rows.map((row) => (
    <div key={row.name} data-field={row.name} className={isShort(row.as) ? undefined : styles.wide}>
      <Field row={row} />
    </div>
  ));
}

const Field = memo(function Field({ row }: { readonly row: FieldRow }) {
  const Control = controls[row.as];
  const control = useMemo(() => <Control {...row} />, [Control, row]);
  // A picture is drawn from the fields beside it.
  return row.as === 'picture' ? control : <OwnPart name={row.name}>{control}</OwnPart>;
});

interface FoldedFieldsProps {
  readonly names: readonly string[];
  readonly labels: readonly string[];
  readonly children: ReactNode;
}

/** Fields behind a line that names them. What is wrong with one of them opens it. */
export function FoldedFields({ names, labels, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const isAbout = ({ path }: { readonly path: string }) =>
    names.some((name) => pathOfIssue(path).field.startsWith(name));
  const hasIssue = shownAnyway(useContext(FormIssuesContext)).some(isAbout);
  return (
    <details
      className={`card pad ${styles.wide}`}
      open={isOpen || hasIssue}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={`tap ${styles.more}`}>
        {words['studio-new.more']({ fields: labels.join(', ') })}
      </summary>
      <div className={`tiles start ${styles.fields}`}>{children}</div>
    </details>
  );
}

const whatOf = (number: number) => words['studio-fields.thisLesson']({ value: number });

/** The lessons that a course will have: id, title in both languages, and minutes. */
export function OutlineField({ name, label, hint, required }: FieldRow) {
  return (
    <Rows
      name={name}
      label={label}
      hint={hint}
      required={required}
      one={words['studio.lesson']()}
      fresh={{}}
      whatOf={whatOf}
    >
      {({ path, number: value, tools }) => (
        <div className={`cluster start ${styles.row}`}>
          <div className="stack grow gap-4">
            <WordsField
              name={`${path}.title`}
              label={words['studio-fields.lessonTitle']({ value })}
              required
              both
            />
            <div className={`grow ${styles.both}`}>
              <WordsField name={`${path}.id`} label={words['studio-fields.lessonId']({ value })} required />
              <NumberField
                name={`${path}.minutes`}
                label={words['studio-fields.lessonMinutes']({ value })}
                required
                as="number"
              />
            </div>
          </div>
          {tools}
        </div>
      )}
    </Rows>
  );
}

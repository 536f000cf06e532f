import type { StudioKind } from '@pathshala/contract/content/fields';
import { type HomeSection, homeSections } from '@pathshala/contract/content/published';
import { type ComponentType, memo, useContext, useDeferredValue, useMemo, useState } from 'react';
import { words } from '../../../words/words.ts';
import { PdfField } from '../media/pdf-field.tsx';
import { MarkdownField } from '../text/markdown-field.tsx';
import { type FieldControl, type FieldRow, fieldRows } from './field-rows.ts';
import { FormIssuesContext, shownAnyway } from './form-issues.ts';
import styles from './forms.module.css';
import { isShort, OutlineField, plainControls, RowsField } from './list-fields.tsx';
import { QuizField } from './quiz-field.tsx';
import { OwnPart } from './rows.tsx';

const controls: Readonly<Record<FieldControl, ComponentType<FieldRow>>> = {
  ...plainControls,
  outline: OutlineField,
  markdown: MarkdownField,
  quiz: QuizField,
  rows: RowsField,
  pdf: PdfField,
};

/** Short facts are beside the text. */
const isBeside = ({ as, name }: FieldRow) =>
  isShort(as) || as === 'picture' || as === 'pdf' || name === 'pictureText';

/** After the title come the text and its questions. */
function inOrder([title, ...rest]: readonly FieldRow[]): FieldRow[] {
  const isText = ({ as }: FieldRow) => as === 'markdown' || as === 'quiz';
  return [...(title ? [title] : []), ...rest.filter(isText), ...rest.filter((row) => !isText(row))];
}

function FieldsForm({ kind }: { readonly kind: StudioKind }) {
  const rows = useMemo(() => fieldRows(kind), [kind]);
  const written = inOrder(rows.filter((row) => !isBeside(row)));
  // The text is rendered first.
  const text = written.findIndex(({ as }) => as === 'markdown');
  const isWhole = useDeferredValue(true, text < 0);
  return (
    <>
      <div className={`tiles start ${styles.fields} ${styles.sheet}`}>
        <FieldsOf rows={isWhole ? written : written.slice(0, text + 1)} />
      </div>
      {isWhole && (
        <div data-beside="" className={`tiles start ${styles.fields}`}>
          <p className={`note ${styles.wide}`}>{words['studio-publish.required']()}</p>
          <FieldsOf rows={rows.filter(isBeside)} />
        </div>
      )}
    </>
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

interface FormPart {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly string[];
}

const titles: Readonly<Record<HomeSection, () => string>> = {
  myCourses: words['studio-home.myCourses'],
  freeLessons: words['studio-home.freeLessons'],
  programs: words['studio-home.programs'],
  platforms: words['studio-home.platforms'],
  testimonials: words['studio-home.testimonials'],
  education: words['studio-home.education'],
  investors: words['studio-home.investors'],
  moments: words['studio-home.moments'],
  press: words['studio-home.press'],
  blog: words['studio-home.blog'],
  instructors: words['studio-home.instructors'],
  brands: words['studio-home.brands'],
};

const homeParts = (): readonly FormPart[] => [
  { name: 'hero', title: words['studio-preview.hero'](), fields: ['hero'] },
  { name: 'figures', title: words['studio-preview.figures'](), fields: ['figures'] },
  ...homeSections.map((name) => ({ name, title: titles[name](), fields: [`sections.${name}`, name] })),
];

const isIn = ({ fields }: FormPart, path: string): boolean =>
  fields.some((start) => path === start || path.startsWith(`${start}.`) || path.startsWith(`${start}[`));

/** Of home's long form one part is open at a time, and each part with an issue. Other forms are always open. */
export function ItemForm({ kind }: { readonly kind: StudioKind }) {
  const wrong = shownAnyway(useContext(FormIssuesContext)).map(({ path }) => path);
  const [open, setOpen] = useState('');
  if (kind !== 'home') return <FieldsForm kind={kind} />;
  return (
    <div className={`stack gap-2 ${styles.sheet}`}>
      {homeParts().map((part) => {
        const { name, title } = part;
        const isOpen = name === open || wrong.some((path) => isIn(part, path));
        return (
          <section key={name} className={`card ${styles.part}`}>
            <h2 className="h4">
              <button
                type="button"
                className={`row apart gap-2 tap strong ${styles.partName}`}
                aria-expanded={isOpen}
                onClick={() => setOpen(name === open ? '' : name)}
              >
                {title}
                <span aria-hidden>{isOpen ? '−' : '+'}</span>
              </button>
            </h2>
            {isOpen && (
              <div className={`tiles start ${styles.fields}`}>
                <FieldsOf rows={fieldRows(kind).filter((row) => isIn(part, row.name))} />
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}

import { subjectName } from '@pathshala/content/kinds/known-subjects';
import { instructorPlaceOf } from '@pathshala/contract/catalogue/instructor-subjects';
import { drawnSubjects, isDrawn } from '@pathshala/contract/catalogue/subjects';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { type HideablePart, hideableParts, homeSections } from '@pathshala/contract/content/published';
import type { LocalText } from '@pathshala/contract/text/local-text';
import {
  type ComponentType,
  createElement,
  memo,
  useContext,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import { instructorsOfText, useSubjects } from '../../../course-ui/course-facts.tsx';
import { Sign } from '../../../course-ui/subject-block.tsx';
import { numberText } from '../../../words/format.ts';
import { langOf, siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import { PdfField, PictureField } from '../media/media-fields.tsx';
import { kindWord, titleOf } from '../studio-parts.tsx';
import { MarkdownField } from '../text/markdown-field.tsx';
import { type FieldControl, type FieldRow, fieldRows } from './field-rows.ts';
import { FormIssuesContext } from './form-issues.ts';
import { useValue } from './form-values.ts';
import styles from './forms.module.css';
import { QuizField } from './quiz-field.tsx';
import { Rows } from './rows.tsx';
import { ChoiceField, ColourField, DateField, Line, NumberField, WordsField } from './words-field.tsx';

function SubjectField(row: FieldRow) {
  const all = useSubjects().map(({ id }) => [id, subjectName({ subject: id }, siteLanguage)]);
  return <ChoiceField {...row} options={Object.fromEntries(all)} />;
}

function InstructorSubjectField(row: FieldRow) {
  const places = useSubjects().map(({ id }) => instructorPlaceOf(id));
  const all = places.map((place) => [place.subject, instructorsOfText(place)]);
  return <ChoiceField {...row} options={Object.fromEntries(all)} />;
}

/** A sign of the set, or letters. */
function SignField({ name, label, hint, required }: FieldRow) {
  const [value = '', setValue] = useValue<string>(name);
  const [colour = '#37607E'] = useValue<string>('colour');
  const group = useId();
  return (
    <fieldset className={`card stack ${styles.group}`}>
      <legend className={`strong ${required ? styles.required : ''}`}>{label}</legend>
      <div className="cluster gap-2">
        {drawnSubjects.map((sign) => (
          <label key={sign} className={styles.sign} style={{ background: colour }}>
            <input
              type="radio"
              name={group}
              aria-label={words['studio-fields.signOf']({
                subject: subjectName({ subject: sign }, siteLanguage),
              })}
              checked={value === sign}
              onChange={() => setValue(sign)}
            />
            <Sign sign={sign} />
          </label>
        ))}
      </div>
      <Line
        {...{ name, hint }}
        label={words['studio-fields.letters']()}
        value={isDrawn(value) ? '' : value}
        onChange={({ target }) => setValue(target.value || undefined)}
      />
    </fieldset>
  );
}

const controls: Readonly<Record<FieldControl, ComponentType<FieldRow>>> = {
  line: WordsField,
  text: WordsField,
  number: NumberField,
  date: DateField,
  colour: ColourField,
  choice: ChoiceField,
  list: ListField,
  picture: PictureField,
  markdown: MarkdownField,
  quiz: QuizField,
  rows: RowsField,
  pdf: PdfField,
  subjects: SubjectField,
  instructorSubjects: InstructorSubjectField,
  sign: SignField,
};

const isShort = ({ as }: FieldRow) =>
  ['number', 'date', 'choice', 'subjects', 'instructorSubjects', 'colour'].includes(as);

/** Whether a field is a short fact, shown next to the text. */
const isBeside = (row: FieldRow) =>
  isShort(row) || row.as === 'picture' || row.as === 'pdf' || row.name === 'pictureText';

const namesOf = ({ one = words['studio-fields.row']() }: FieldRow) => ({
  add: words['studio.add']({ what: one }),
  whatOf: (number: number) => `${one} ${numberText(number)}`,
});

/** Enter goes to the next text. */
function ListField(row: FieldRow) {
  const { label, both } = row;
  return (
    <Rows {...row} {...namesOf(row)} fresh="">
      {({ path, number, tools, onNext }) => (
        <div className={`cluster start ${styles.row}`}>
          <WordsField name={path} label={`${label} ${numberText(number)}`} both={both} onEnter={onNext} />
          {tools}
        </div>
      )}
    </Rows>
  );
}

function FirstWords({ name }: { readonly name: string }) {
  const [value = ''] = useValue<LocalText>(name);
  return <span lang={langOf(titleOf(value))}>{titleOf(value)}</span>;
}

/** Labels include the entry's name, so that no two are the same. */
function RowsField(row: FieldRow) {
  const { of = [] } = row;
  const { add, whatOf } = namesOf(row);
  const first = of.find(({ as, both }) => both && (as === 'line' || as === 'text'))?.name;
  const fieldOf = (path: string, number: number) => (inner: FieldRow) => {
    const Control = controls[inner.as];
    const label = `${whatOf(number)}: ${inner.label}`;
    return <Control {...inner} key={inner.name} name={`${path}.${inner.name}`} label={label} />;
  };
  return (
    <Rows
      {...{ ...row, add, whatOf }}
      fresh={{}}
      inShort={(path) => <FirstWords name={`${path}.${first}`} />}
    >
      {({ path, number }) => (
        <div className="stack grow gap-4">
          {of.filter((inner) => !isShort(inner)).map(fieldOf(path, number))}
          {of.some(isShort) && (
            <div className={`grow ${styles.both}`}>{of.filter(isShort).map(fieldOf(path, number))}</div>
          )}
        </div>
      )}
    </Rows>
  );
}

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
    <div key={row.name} data-field={row.name} className={isShort(row) ? undefined : styles.wide}>
      {createElement(controls[row.as], row)}
    </div>
  ));
}

/** Whether a path is of a part of home: its entries, or its heading in `sections`. */
const isIn = (part: string) => (path: string) =>
  path.split(/[.[]/, 2)[path.startsWith('sections.') ? 1 : 0] === part;

function ShowPart({ part, name }: { readonly part: HideablePart; readonly name: string }) {
  const [hidden = [], setHidden] = useValue<readonly HideablePart[]>('hidden');
  const others = hidden.filter((one) => one !== part);
  return (
    <label className="tap gap-2">
      <input
        type="checkbox"
        aria-label={words['studio-home.showPart']({ part: name })}
        checked={!hidden.includes(part)}
        onChange={({ target }) => setHidden(target.checked ? others : [...others, part])}
      />
      {words['studio-home.show']()}
    </label>
  );
}

/** Home's form is long: one part is open at a time, plus each part with an issue. Other forms are always open. */
export const ItemForm = memo(function ItemForm({ kind }: { readonly kind: StudioKind }) {
  const wrong = useContext(FormIssuesContext).shown.map(({ path }) => path);
  const [open, setOpen] = useState('');
  if (kind !== 'home') return <FieldsForm kind={kind} />;
  return (
    <div className={`stack gap-2 ${styles.sheet}`}>
      {['hero', 'figures', ...homeSections].map((part) => {
        const isOpen = part === open || wrong.some(isIn(part));
        const name = part === 'hero' ? words['studio-preview.hero']() : kindWord(`studio-home.${part}`);
        const hideable = hideableParts.find((one) => one === part);
        return (
          <section key={part} className={`card ${styles.part}`}>
            <div className="row apart gap-2">
              <h2 className="h4 grow">
                <button
                  type="button"
                  className={`row gap-2 tap strong ${styles.partName}`}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(part === open ? '' : part)}
                >
                  <span aria-hidden>{isOpen ? '−' : '+'}</span>
                  {name}
                </button>
              </h2>
              {hideable && <ShowPart part={hideable} name={name} />}
            </div>
            {isOpen && (
              <div className={`tiles start ${styles.fields}`}>
                <FieldsOf rows={fieldRows(kind).filter(({ name }) => isIn(part)(name))} />
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
});

/** What the form of each kind asks for, in its order: a new field is a row here. */
import { forLanguages } from '@pathshala/contract/languages';
import { allLists } from '@pathshala/contract/lists';
import type { StudioKind } from '@pathshala/contract/studio-fields';
import { instructorSubjects, subjects } from '@pathshala/contract/subjects';
import { numberText } from '../../../words/format.ts';
import { nameOfLanguage } from '../../../words/languages.ts';
import { nameOf } from '../../../words/names.ts';
import { words } from '../../../words/words.ts';
import { pathOfFault, versionOfFault } from './form-faults.ts';
import { homeRows, portraitRows } from './home-rows.ts';

/** Which control a field has. */
export type FieldControl = PlainControl | 'outline' | 'markdown' | 'quiz' | 'rows' | 'pdf';
/** Those that stand in a row of a list too. */
export type PlainControl = 'line' | 'text' | 'number' | 'date' | 'choice' | 'flag' | 'list';

export interface FieldRow {
  /** The field, such as `links.facebook`. */
  readonly name: string;
  readonly label: string;
  readonly as: FieldControl;
  /** It is written in both languages, side by side. */
  readonly both?: true;
  readonly hint?: string;
  /** Lines of a text. */
  readonly rows?: number;
  /** With `choice`: what is sent, and what it says. */
  readonly options?: Readonly<Record<string, string>>;
  /** With `list` and `rows`: what one of them is called. */
  readonly one?: string;
  /** With `rows`: the fields of each. */
  readonly of?: readonly RowField[];
}

/** A field of a thing of which there are several; its name is said without them. */
export interface RowField extends FieldRow {
  readonly as: PlainControl;
}

const named = <Row extends { readonly label: string }>(rows: readonly Row[], key: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [key(row), nameOf(row.label)]));

const lists = () => named(allLists, ({ list }) => list);
const subjectNames = () => named(subjects, ({ subject }) => subject);
const instructorNames = () => named(instructorSubjects, ({ subject }) => subject);
const languageNames = () => forLanguages(nameOfLanguage);

const title = (): FieldRow => ({ name: 'title', label: words['studio.title'](), as: 'line', both: true });
const entry = (): readonly FieldRow[] => [
  title(),
  { name: 'userName', label: words['studio-fields.author'](), as: 'line', both: true },
  { name: 'subject', label: words['studio-fields.subject'](), as: 'choice', options: subjectNames() },
  { name: 'lang', label: words['studio-fields.lang'](), as: 'choice', options: languageNames() },
];

const rowsOf: Readonly<Record<StudioKind, () => readonly FieldRow[]>> = {
  courses: () => [
    title(),
    { name: 'list', label: words['studio-fields.list'](), as: 'choice', options: lists() },
    { name: 'subject', label: words['studio-fields.subject'](), as: 'choice', options: subjectNames() },
    {
      name: 'price',
      label: words['studio-fields.price'](),
      as: 'number',
      hint: words['studio-fields.priceHint'](),
    },
    {
      name: 'place',
      label: words['studio-fields.place'](),
      as: 'number',
      hint: words['studio-fields.placeHint'](),
    },
    { name: 'summary', label: words['studio-fields.summary'](), as: 'text', rows: 3, both: true },
    { name: 'audience', label: words['studio-fields.audience'](), as: 'text', rows: 3, both: true },
    {
      name: 'outcomes',
      label: words['studio-fields.outcomes'](),
      as: 'list',
      one: words['studio-fields.outcome'](),
      both: true,
    },
    {
      name: 'outline',
      label: words['studio-fields.outline'](),
      as: 'outline',
      hint: words['studio-fields.outlineHint'](),
    },
  ],
  lessons: () => [
    title(),
    { name: 'minutes', label: words['studio-fields.minutes'](), as: 'number' },
    {
      name: 'order',
      label: words['studio-fields.order'](),
      as: 'number',
      hint: words['studio-fields.placeHint'](),
    },
    { name: 'body', label: words['studio-fields.body'](), as: 'markdown', both: true },
    {
      name: 'quiz',
      label: words['studio-fields.quiz'](),
      as: 'quiz',
      both: true,
      hint: words['studio-fields.quizHint'](),
    },
  ],
  articles: () => [
    ...entry(),
    { name: 'date', label: words['studio-fields.date'](), as: 'date' },
    { name: 'summary', label: words['studio-fields.summary'](), as: 'text', rows: 2, both: true },
    {
      name: 'description',
      label: words['studio-fields.body'](),
      as: 'text',
      rows: 14,
      both: true,
      hint: words['studio-fields.paragraphsHint'](),
    },
  ],
  books: () => [
    ...entry(),
    { name: 'level', label: words['studio-fields.audience'](), as: 'line', both: true },
    { name: 'file', label: words['studio-pdf.label'](), as: 'pdf', hint: words['studio-pdf.hint']() },
    {
      name: 'description',
      label: words['studio-fields.body'](),
      as: 'text',
      rows: 14,
      both: true,
      hint: words['studio-fields.paragraphsHint'](),
    },
  ],
  instructors: () => [
    { name: 'name', label: words['studio-fields.name'](), as: 'line', both: true },
    { name: 'subject', label: words['studio-fields.subject'](), as: 'choice', options: instructorNames() },
    { name: 'education', label: words['studio-fields.education'](), as: 'line', both: true },
    { name: 'bio', label: words['studio-fields.bio'](), as: 'text', rows: 3, both: true },
    { name: 'links.facebook', label: 'Facebook', as: 'line' },
    { name: 'links.linkedin', label: 'LinkedIn', as: 'line' },
    { name: 'links.youtube', label: 'YouTube', as: 'line' },
    ...portraitRows(),
  ],
  home: homeRows,
  pages: () => [
    { name: 'lead', label: words['studio-fields.lead'](), as: 'text', rows: 2 },
    { name: 'updated', label: words['studio-fields.updated'](), as: 'date' },
    { name: 'body', label: words['studio-fields.body'](), as: 'markdown' },
  ],
};

/** The rows of a kind's form, in the page's language. */
export const fieldRows = (kind: StudioKind): readonly FieldRow[] => rowsOf[kind]();

/** What the parts of a field are called, as its path has them: `quiz[1].answer`. */
const parts: Readonly<Record<string, () => string>> = {
  question: words['studio-fields.question'],
  options: words['studio-fields.options'],
  answer: words['studio-fields.answer'],
  explanation: words['studio-fields.explanation'],
  feedback: words['studio-edit.feedbackPart'],
  compute: words['studio-fields.compute'],
  id: words['studio-fields.id'],
  title: words['studio-fields.title'],
  minutes: words['studio-fields.minutesPart'],
  pages: words['studio-pdf.pagesPart'],
};

/** What a field is called, by its path: `quiz[1].answer` is “Quiz 2, answer”. */
export function fieldLabel(kind: StudioKind, path: string): string {
  const row = fieldRows(kind).find(
    ({ name }) =>
      path === name ||
      path.startsWith(`${name}.`) ||
      path.startsWith(`${name}[`) ||
      path.startsWith(`${name} `),
  );
  if (!row) return path;
  const rest = path.slice(row.name.length);
  const inner = rest
    .replace(/\[(\d+)\]/g, (_, at: string) => ` ${numberText(Number(at) + 1)}`)
    .replace(/^[.]url$/, '')
    .replace(versionOfFault, (whole) => {
      const { language } = pathOfFault(whole);
      return language ? `, ${nameOfLanguage(language)}` : whole;
    })
    .replace(/[.](\w+)/g, (_, part: string) => `, ${parts[part]?.() ?? part}`);
  return `${row.label}${inner}`;
}

/** What the form of each kind asks for, in its order: a new field is a row here. */
import { languages } from '@pathshala/contract/language';
import { allLists } from '@pathshala/contract/lists';
import type { StudioKind } from '@pathshala/contract/studio-fields';
import { instructorSubjects, subjects } from '@pathshala/contract/subjects';
import { homeRows, portraitRows } from './home-rows.ts';

/** Which control a field has. */
export type FieldControl = PlainControl | 'outline' | 'markdown' | 'quiz' | 'rows';
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
  Object.fromEntries(rows.map((row) => [key(row), row.label]));

const lists = named(allLists, ({ list }) => list);
const subjectNames = named(subjects, ({ subject }) => subject);
const instructorNames = named(instructorSubjects, ({ subject }) => subject);
const languageNames = Object.fromEntries(languages.map((one) => [one, one === 'bn' ? 'Bangla' : 'English']));

const title: FieldRow = { name: 'title', label: 'Title', as: 'line', both: true };
const entry: readonly FieldRow[] = [
  title,
  { name: 'userName', label: 'Author', as: 'line', both: true },
  { name: 'subject', label: 'Subject', as: 'choice', options: subjectNames },
  { name: 'lang', label: 'Written in', as: 'choice', options: languageNames },
];

export const fieldRows: Readonly<Record<StudioKind, readonly FieldRow[]>> = {
  courses: [
    title,
    { name: 'list', label: 'Class or list', as: 'choice', options: lists },
    { name: 'subject', label: 'Subject', as: 'choice', options: subjectNames },
    { name: 'price', label: 'Price in US dollars', as: 'number', hint: '0: free for everybody.' },
    { name: 'place', label: 'Place in its list', as: 'number', hint: 'Empty: it stays, or comes last.' },
    { name: 'summary', label: 'Summary', as: 'text', rows: 3, both: true },
    { name: 'audience', label: 'For whom', as: 'text', rows: 3, both: true },
    { name: 'outcomes', label: 'What one can do afterwards', as: 'list', one: 'outcome', both: true },
    {
      name: 'outline',
      label: 'Outline of a course that opens later',
      as: 'outline',
      hint: 'Leave it empty where lessons are written here: they are the outline then.',
    },
  ],
  lessons: [
    title,
    { name: 'minutes', label: 'Minutes', as: 'number' },
    { name: 'order', label: 'Place in its course', as: 'number', hint: 'Empty: it stays, or comes last.' },
    { name: 'body', label: 'Text', as: 'markdown', both: true },
    { name: 'quiz', label: 'Quiz', as: 'quiz', both: true, hint: 'Three to five questions.' },
  ],
  articles: [
    ...entry,
    { name: 'date', label: 'Date', as: 'date' },
    { name: 'summary', label: 'Summary', as: 'text', rows: 2, both: true },
    {
      name: 'description',
      label: 'Text',
      as: 'text',
      rows: 14,
      both: true,
      hint: 'An empty line parts paragraphs.',
    },
  ],
  books: [
    ...entry,
    { name: 'level', label: 'For whom', as: 'line', both: true },
    {
      name: 'description',
      label: 'Text',
      as: 'text',
      rows: 14,
      both: true,
      hint: 'An empty line parts paragraphs.',
    },
  ],
  instructors: [
    { name: 'name', label: 'Name', as: 'line', both: true },
    { name: 'subject', label: 'Subject', as: 'choice', options: instructorNames },
    { name: 'education', label: 'Education', as: 'line', both: true },
    { name: 'bio', label: 'About', as: 'text', rows: 3, both: true },
    { name: 'links.facebook', label: 'Facebook', as: 'line' },
    { name: 'links.linkedin', label: 'LinkedIn', as: 'line' },
    { name: 'links.youtube', label: 'YouTube', as: 'line' },
    ...portraitRows,
  ],
  home: homeRows,
  pages: [
    { name: 'lead', label: 'Line under the title', as: 'text', rows: 2 },
    { name: 'updated', label: 'Last changed on', as: 'date' },
    { name: 'body', label: 'Text', as: 'markdown' },
  ],
};

/** What a field is called, by its path: `quiz[1].answer` is “Quiz 2, answer”. */
export function fieldLabel(kind: StudioKind, path: string): string {
  const row = fieldRows[kind].find(
    ({ name }) =>
      path === name ||
      path.startsWith(`${name}.`) ||
      path.startsWith(`${name}[`) ||
      path.startsWith(`${name} `),
  );
  if (!row) return path;
  const rest = path.slice(row.name.length);
  const inner = rest
    .replace(/\[(\d+)\]/g, (_, at: string) => ` ${Number(at) + 1}`)
    .replace(/[.](en|bn)$/, (_, one: string) => (one === 'bn' ? ', Bangla' : ', English'))
    .replace(/ \(bn\)$/, ', Bangla')
    .replace(/[.](\w+)/g, ', $1');
  return `${row.label}${inner}`;
}

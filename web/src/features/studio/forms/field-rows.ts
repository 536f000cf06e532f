import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { Field, Fields, TextField } from '@pathshala/content/kinds/define-kind';
import { allLists } from '@pathshala/contract/catalogue/lists';
import { instructorSubjects, subjects } from '@pathshala/contract/catalogue/subjects';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { PictureUse } from '@pathshala/contract/pictures/item-picture';
import { forLanguages, languages } from '@pathshala/contract/text/languages';
import type { NameKey } from '@pathshala/messages/keys';
import { numberText } from '../../../words/format.ts';
import { kindWord } from '../../../words/kind-words.ts';
import { nameOfLanguage } from '../../../words/languages.ts';
import { nameOf } from '../../../words/names.ts';
import { words } from '../../../words/words.ts';
import { pathOfIssue, versionOfIssue } from './form-issues.ts';

export type FieldControl = PlainControl | 'outline' | 'markdown' | 'quiz' | 'rows' | 'pdf';
/** The controls that can also be in a row of a list. */
export type PlainControl = 'line' | 'text' | 'number' | 'date' | 'choice' | 'flag' | 'list' | 'picture';

export interface FieldRow {
  /** Path of the field, such as `links.facebook`. */
  readonly name: string;
  readonly label: string;
  readonly as: FieldControl;
  readonly both?: boolean;
  readonly hint?: string;
  readonly required?: boolean;
  readonly rows?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly use?: PictureUse;
  /** With `markdown`: the field with the text's questions. */
  readonly quiz?: string | undefined;
  /** With `list` and `rows`: the word for one entry. */
  readonly one?: string;
  /** With `rows`: the fields of each entry. */
  readonly of?: readonly RowField[];
}

/** A field of a list's entry; its name does not include the list. */
export interface RowField extends FieldRow {
  readonly as: PlainControl;
}

const named = <Row extends { readonly label: NameKey }>(rows: readonly Row[], key: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [key(row), nameOf(row.label)]));

const tables: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  lists: () => named(allLists, ({ list }) => list),
  subjects: () => named(subjects, ({ subject }) => subject),
  instructorSubjects: () => named(instructorSubjects, ({ subject }) => subject),
  languages: () => forLanguages(nameOfLanguage),
};

function optionsOf({ values = [], names = '' }: TextField) {
  const nameIn = (value: string) => (names ? kindWord(`${names}.${value}`) : value);
  return tables[names]?.() ?? Object.fromEntries(values.map((value) => [value, nameIn(value)]));
}

function textRow(field: TextField): Pick<FieldRow, 'as' | 'both' | 'rows' | 'options' | 'use'> {
  if (field.values) return { as: 'choice', options: optionsOf(field) };
  const both = field.translatable === true;
  if (field.use) return { as: 'picture', use: field.use };
  if (field.control && field.control !== 'files') return { as: field.control, both };
  return field.rows ? { as: 'text', rows: field.rows, both } : { as: 'line', both };
}

/** The control for a field, except for a group, which is split into its fields. */
function controlOf(field: Field): Omit<FieldRow, 'name' | 'label'> {
  if (field.type === 'text') return textRow(field);
  if (field.type === 'number' || field.type === 'flag') return { as: field.type };
  if (field.type === 'group') return { as: field.control === 'pdf' ? 'pdf' : 'rows' };
  const one = field.one === undefined ? {} : { one: kindWord(field.one) };
  if (field.control) return { as: field.control, both: true };
  return field.of.type === 'group'
    ? { as: 'rows', of: rowsOf(field.of.of) as RowField[], ...one }
    : { as: 'list', both: field.of.type === 'text' && field.of.translatable === true, ...one };
}

/** Fields that only the source files have. */
const isHidden = (field: Field) => 'control' in field && field.control === 'files';

function isRequired(field: Field): boolean {
  if (field.optional || (field.type === 'text' && field.mayBeEmpty)) return false;
  return field.type !== 'list' || Boolean(field.min ?? field.length);
}

/** @param asks false in an optional group: nothing in it is required */
function rowsOf(fields: Fields, path = '', asks = true): FieldRow[] {
  return Object.entries(fields).flatMap(([own, field]) => {
    const name = path + own;
    if (isHidden(field)) return [];
    if (field.type === 'group' && !field.control)
      return rowsOf(field.of, `${name}.`, asks && !field.optional);
    const hint = field.hint === undefined ? {} : { hint: kindWord(field.hint) };
    const required = asks && isRequired(field);
    return [{ name, label: kindWord(field.label ?? own), required, ...hint, ...controlOf(field) }];
  });
}

export function fieldRows(kind: StudioKind): readonly FieldRow[] {
  const { fields, form = [], dated } = allKinds[kind];
  const order = [...new Set([...form, ...Object.keys(fields)])].filter((name) => name !== dated);
  const rows = rowsOf(
    Object.fromEntries(order.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
  );
  const quiz = rows.find(({ as }) => as === 'quiz')?.name;
  return rows.map((row) => (row.as === 'markdown' ? { ...row, quiz } : row));
}

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

const languageName = (part: string) => {
  const language = languages.find((one) => one === part);
  return language ? nameOfLanguage(language) : part;
};

/** The label of a field by its path: `quiz[1].answer` is “Quiz 2, answer”. */
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
    .replace(versionOfIssue, (whole) => {
      const { language } = pathOfIssue(whole);
      return language ? `, ${nameOfLanguage(language)}` : whole;
    })
    .replace(/[.](\w+)/g, (_, part: string) => `, ${parts[part]?.() ?? languageName(part)}`);
  return `${row.label}${inner}`;
}

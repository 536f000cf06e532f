import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { Field, Fields, TextField } from '@pathshala/content/kinds/define-kind';
import { allLists } from '@pathshala/contract/catalogue/lists';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { PictureUse } from '@pathshala/contract/pictures/item-picture';
import { forLanguages } from '@pathshala/contract/text/languages';
import type { NameKey } from '@pathshala/messages/keys';
import { numberText } from '../../../words/format.ts';
import { nameOfLanguage } from '../../../words/language.ts';
import { nameOf } from '../../../words/names.ts';
import { kindWord } from '../studio-parts.tsx';
import { pathOfIssue } from './form-issues.ts';

export type FieldControl =
  | ('line' | 'text' | 'number' | 'date' | 'colour' | 'choice' | 'list' | 'picture')
  | ('markdown' | 'quiz' | 'rows' | 'pdf' | 'sign')
  | keyof typeof withSubjects;

/** Fields with a published subject: they load the subjects. */
const withSubjects = { subjects: 'subjects', instructorSubjects: 'instructorSubjects' } as const;

export interface FieldRow {
  /** Path of the field, such as `links.facebook`. */
  readonly name: string;
  readonly label: string;
  readonly as: FieldControl;
  readonly both?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly rows?: number | undefined;
  readonly options?: Readonly<Record<string, string>>;
  readonly use?: PictureUse;
  /** With `markdown`: the field with the text's questions. */
  readonly quiz?: string | undefined;
  /** With `list` and `rows`: the word for one entry. */
  readonly one?: string;
  /** With `rows`: the fields of each entry; their names do not include the list. */
  readonly of?: readonly FieldRow[];
}

const named = <Row extends { readonly label: NameKey }>(rows: readonly Row[], key: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [key(row), nameOf(row.label)]));

const tables: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  lists: () => named(allLists, ({ list }) => list),
  languages: () => forLanguages(nameOfLanguage),
};

function optionsOf({ values = [], names = '' }: TextField) {
  const nameIn = (value: string) => (names ? kindWord(`${names}.${value}`) : value);
  return tables[names]?.() ?? Object.fromEntries(values.map((value) => [value, nameIn(value)]));
}

function textRow(field: TextField): Pick<FieldRow, 'as' | 'both' | 'rows' | 'options' | 'use'> {
  const subjects = Object.values(withSubjects).find((one) => one === field.names);
  if (subjects) return { as: subjects };
  if (field.values) return { as: 'choice', options: optionsOf(field) };
  const both = field.translatable === true;
  if (field.use) return { as: 'picture', use: field.use };
  if (field.control && field.control !== 'files') return { as: field.control, both };
  return field.rows ? { as: 'text', rows: field.rows, both } : { as: 'line', both };
}

/** The control for a field, except for a group, which is split into its fields. */
function controlOf(field: Field): Omit<FieldRow, 'name' | 'label'> {
  if (field.type === 'text') return textRow(field);
  if (field.type === 'number') return { as: field.type };
  if (field.type === 'group') return { as: field.control === 'pdf' ? 'pdf' : 'rows' };
  const one = field.one === undefined ? {} : { one: kindWord(field.one) };
  if (field.control === 'quiz') return { as: 'quiz', both: true };
  return field.of.type === 'group'
    ? { as: 'rows', of: rowsOf(field.of.of), ...one }
    : { as: 'list', both: field.of.type === 'text' && field.of.translatable === true, ...one };
}

const isHidden = (field: Field) => 'control' in field && field.control === 'files';

function isRequired(field: Field): boolean {
  if (field.optional || (field.type === 'text' && field.mayBeEmpty)) return false;
  return field.type !== 'list' || Boolean(field.min);
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
  const rows = order.flatMap((name) => (fields[name] ? rowsOf({ [name]: fields[name] }) : []));
  const quiz = rows.find(({ as }) => as === 'quiz')?.name;
  return rows.map((row) => (row.as === 'markdown' ? { ...row, quiz } : row));
}

/** The label of a field by its path: `quiz[1].answer` is “Quiz 2, answer”. */
export function fieldLabel(kind: StudioKind, path: string): string {
  const { field, language } = pathOfIssue(path);
  const said: string[] = [];
  let at: Field | undefined = { type: 'group', of: allKinds[kind].fields };
  for (const part of field.match(/[^.[\]]+/g) ?? []) {
    if (at?.type === 'list') {
      said.push(`${said.pop() ?? ''} ${numberText(Number(part) + 1)}`);
      at = at.of;
    } else {
      at = at?.type === 'group' ? at.of[part] : undefined;
      if (at?.label !== undefined) said.push(kindWord(at.label));
    }
  }
  if (language && said.length > 0) said.push(nameOfLanguage(language));
  return said.join(', ') || path;
}

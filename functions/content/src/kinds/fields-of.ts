import {
  isLocalText,
  isWrittenIn,
  type StudioFields,
  type StudioKind,
} from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { FieldIssue } from '@pathshala/contract/http/validation';
import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import { type LocalText, textIn } from '@pathshala/contract/text/local-text';
import type { MessageKey, MessageRef } from '@pathshala/messages/keys';
import { allKinds } from './all-kinds.ts';
import type { Field, Fields, Label } from './define-kind.ts';

/** In a draft; above any publishable list. */
const maxInList = 100;

export function typeErrorsOf(field: Field, value: unknown, path: string): FieldIssue[] {
  const typeErrors: FieldIssue[] = [];
  fit(field, value, path, typeErrors);
  return typeErrors;
}

function fit(field: Field, value: unknown, path: string, typeErrors: FieldIssue[]): unknown {
  if (value === undefined || value === null) return undefined;
  const refuse = (key: MessageKey, params: MessageRef['params'] = {}) => {
    typeErrors.push({ path: path || 'body', key, params });
    return undefined;
  };
  switch (field.type) {
    case 'text':
      if (field.translatable && isLocalText(value)) return wordsOf(value);
      if (!field.translatable && typeof value === 'string') return value;
      return refuse(field.translatable ? 'validation.words' : 'validation.text');
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : refuse('validation.number');
    case 'list': {
      if (!Array.isArray(value)) return refuse('validation.list');
      if (value.length > maxInList) return refuse('validation.itemsMax', { max: maxInList });
      const all = value.map((one: unknown, at) => fit(field.of, one, `${path}[${at}]`, typeErrors));
      return all.filter((one) => one !== undefined);
    }
    case 'group': {
      if (typeof value !== 'object' || Array.isArray(value)) return refuse('validation.object');
      const values = new Map<string, unknown>(Object.entries(value));
      const names = Object.keys(field.of);
      // Without any of the object's fields it is some other object.
      if (path && values.size > 0 && !names.some((name) => values.has(name)))
        return refuse('validation.objectOf', { names: names.join(', ') });
      const own = Object.entries(field.of).map(
        ([name, inner]) =>
          [name, fit(inner, values.get(name), path ? `${path}.${name}` : name, typeErrors)] as const,
      );
      return Object.fromEntries(own.filter(([, one]) => one !== undefined));
    }
  }
}

function wordsOf(text: LocalText): LocalText {
  if (typeof text === 'string') return text;
  const own = languages.filter((language) => text[language] !== undefined);
  return Object.fromEntries(own.map((language) => [language, text[language]])) as LocalText;
}

function inLanguage(field: Field, value: unknown, language: Language): unknown {
  if (field.type === 'text') {
    return field.translatable && isLocalText(value) ? textIn(value, language).text : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (field.type === 'list') return (value as unknown[]).map((one) => inLanguage(field.of, one, language));
  const of: Fields = field.type === 'group' ? field.of : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const inner = ownValue(of, name);
      return [name, inner ? inLanguage(inner, one, language) : one];
    }),
  );
}

interface TextAt {
  readonly path: string;
  readonly field: Extract<Field, { type: 'text' }>;
  readonly value: unknown;
}

export function textsAt(field: Field, value: unknown, path = ''): TextAt[] {
  if (value === undefined || value === null) return [];
  if (field.type === 'text') return [{ path, field, value }];
  if (field.type === 'list' && Array.isArray(value))
    return value.flatMap((one: unknown, at) => textsAt(field.of, one, `${path}[${at}]`));
  if (field.type !== 'group' || typeof value !== 'object') return [];
  const values = new Map<string, unknown>(Object.entries(value));
  return Object.entries(field.of).flatMap(([name, inner]) =>
    textsAt(inner, values.get(name), path ? `${path}.${name}` : name),
  );
}

/** In source order; missing fields stay missing. */
export function fitFields(
  kind: StudioKind,
  sent: unknown,
): { fields: StudioFields; typeErrors: FieldIssue[] } {
  const typeErrors: FieldIssue[] = [];
  const found = fit({ type: 'group', of: allKinds[kind].fields }, sent, '', typeErrors);
  return { fields: (found ?? {}) as StudioFields, typeErrors };
}

/** The first language, and those that have a version. */
export function languagesOf(fields: StudioFields): readonly Language[] {
  return languages.filter((one) => one === firstLanguage || isWrittenIn(fields, one));
}

export function fieldsIn(kind: StudioKind, fields: StudioFields, language: Language): StudioFields {
  return inLanguage({ type: 'group', of: allKinds[kind].fields }, fields, language) as StudioFields;
}

export function itemIn(
  kind: StudioKind,
  { id, fields }: { readonly id: string; readonly fields: StudioFields },
  language: Language,
): StudioFields {
  const { shown = (all: StudioFields) => all } = allKinds[kind];
  return shown({ id, ...fieldsIn(kind, fitFields(kind, fields).fields, language) });
}

export function textsOf(kind: StudioKind, fields: StudioFields): TextAt[] {
  return textsAt({ type: 'group', of: allKinds[kind].fields }, fields);
}

type TextInLanguage = TextAt & { readonly value: string };

export function textsIn(kind: StudioKind, fields: StudioFields, language: Language): TextInLanguage[] {
  const isText = (one: TextAt): one is TextInLanguage => typeof one.value === 'string';
  return textsOf(kind, fieldsIn(kind, fields, language)).filter(isText);
}

const keysIn = (label: Label | undefined): string[] =>
  label === undefined ? [] : typeof label === 'string' ? [label] : [label[0], ...Object.values(label[1])];

function keysOfFields(fields: Fields): string[] {
  return Object.values(fields).flatMap((field: Field) => {
    const own = [...keysIn(field.label), ...keysIn(field.hint)];
    if (field.type === 'group') return [...own, ...keysOfFields(field.of)];
    if (field.type === 'list') return [...own, ...keysIn(field.one), ...keysOfFields({ of: field.of })];
    const values = field.type === 'text' && field.names ? (field.values ?? []) : [];
    return [...own, ...values.map((value) => `${field.type === 'text' && field.names}.${value}`)];
  });
}

/** Includes names that are the same in every language, which are no keys. */
export function wordKeys(): ReadonlySet<string> {
  const all = Object.values(allKinds);
  const ofKinds = all.flatMap(({ called, fields }) => [...Object.values(called), ...keysOfFields(fields)]);
  return new Set(ofKinds);
}

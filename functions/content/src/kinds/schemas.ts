import { isTranslated, type StudioFields, type StudioKind } from '@pathshala/contract/content/fields';
import { localText } from '@pathshala/contract/content/local-text-schema';
import {
  fieldIssuesIn,
  type Issue,
  overlongLists,
  validationMessage,
} from '@pathshala/contract/http/validation';
import { fitsBytes } from '@pathshala/contract/text/encodings';
import { firstLanguage, type Language, translations } from '@pathshala/contract/text/languages';
import {
  type AnySchema,
  array,
  type ISchema,
  lazy,
  mixed,
  number,
  type ObjectSchema,
  object,
  type Schema,
  string,
} from 'yup';
import { allKinds, kindNames } from './all-kinds.ts';
import type { Field, Fields, ListField, NumberField, TextField } from './define-kind.ts';
import { fieldsIn } from './fields-of.ts';

/** `each`: texts contain all languages. `one`: a single language, like a lesson's version. */
type Languages = 'each' | 'one';

export function schemaOf<Values extends object>(fields: Fields, languages: Languages): ObjectSchema<Values> {
  const own = Object.entries(fields).map(([name, field]) => [name, schemaOfField(field, languages)]);
  return object(Object.fromEntries(own)).noUnknown() as unknown as ObjectSchema<Values>;
}

export function translatedFields(fields: Fields): Fields {
  const own = Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    if (field.type === 'text') return field.translatable ? [[name, field]] : [];
    if (field.type === 'group') return [[name, { ...field, of: translatedFields(field.of) }]];
    if (field.type !== 'list') return [];
    const [of] = Object.values(translatedFields({ of: field.of }));
    return of ? [[name, { ...field, of }]] : [];
  });
  return Object.fromEntries(own);
}

export function schemaOfField(field: Field, languages: Languages): ISchema<unknown> {
  switch (field.type) {
    case 'text':
      return textSchema(field, languages);
    case 'number':
      return withChecks(numberSchema(field), field);
    case 'list':
      return withChecks(listSchema(field, languages), field);
    case 'group': {
      const own = schemaOf<object>(field.of, languages);
      return field.optional ? own.default(undefined) : own.required();
    }
  }
}

function textSchema(field: TextField, languages: Languages): ISchema<unknown> {
  const { translatable, min = 1, max = Number.MAX_SAFE_INTEGER, untrimmed, optional } = field;
  if (!translatable || languages === 'one') return withChecks(plainText(field), field);
  const own = localText({ min, max, untrimmed });
  return optional ? lazy((value: unknown) => (value === undefined ? mixed() : own.resolve({ value }))) : own;
}

function plainText({ min, max, maxBytes, pattern, values, untrimmed, mayBeEmpty, optional }: TextField) {
  let schema = string();
  if (max !== undefined && !untrimmed) schema = schema.trim();
  if (min !== undefined) schema = schema.min(min);
  if (max !== undefined) schema = schema.max(max);
  if (maxBytes !== undefined) {
    schema = schema.test({
      name: 'bytes',
      message: validationMessage('faults.textMax', 'most'),
      params: { most: maxBytes / 1024 },
      test: (text) => text === undefined || fitsBytes(text, maxBytes),
    });
  }
  if (pattern) schema = schema.matches(pattern[0], validationMessage(pattern[1]));
  if (values) schema = schema.oneOf(values);
  if (optional) return schema;
  return mayBeEmpty ? schema.defined() : schema.required();
}

function numberSchema({ min, max, integer, optional }: NumberField) {
  let schema = number();
  if (integer) schema = schema.integer();
  if (min !== undefined) schema = schema.min(min);
  if (max !== undefined) schema = schema.max(max);
  return optional ? schema : schema.required();
}

const first = (text: unknown) => (typeof text === 'object' ? (text as { en?: unknown } | null)?.en : text);

function listSchema({ of, min, max, differ, optional }: ListField, languages: Languages) {
  let schema = array().of(schemaOfField(of, languages) as AnySchema);
  if (min !== undefined) schema = schema.min(min);
  if (max !== undefined) schema = schema.max(max);
  if (differ) {
    const named = (one: unknown) => (differ === true ? one : Object(one)[differ]);
    const message =
      differ === true
        ? validationMessage('faults.different')
        : () => ({ key: 'faults.differentIn', params: { field: differ } });
    schema = schema.test('different', message, (all) => {
      const names = all?.map((one) => first(named(one)));
      return new Set(names).size === names?.length || all === undefined;
    });
  }
  return optional ? schema : schema.required();
}

function withChecks(schema: AnySchema, { checks = [] }: Field): AnySchema {
  return checks.reduce(
    (all, { name, message: key, passes, params }) =>
      all.test(
        name,
        ({ value }: { value?: unknown }) => ({ key, ...(params && { params: params(value) }) }),
        (value: unknown, { parent }: { parent: unknown }) =>
          value === undefined || value === null ? true : passes(value as never, Object(parent)),
      ),
    schema,
  );
}

export const publishedSchemas = Object.fromEntries(
  kindNames.map((kind) => {
    const { fields, perLanguage } = allKinds[kind];
    return [kind, schemaOf(fields, perLanguage ? 'one' : 'each')];
  }),
) as unknown as Readonly<Record<StudioKind, Schema>>;

export function schemaIssues(kind: StudioKind, fields: StudioFields): Issue[] {
  if (!allKinds[kind].perLanguage) return issuesOf(publishedSchemas[kind], fields);
  const inOne = (language: Language) => issuesOf(publishedSchemas[kind], fieldsIn(kind, fields, language));
  const first = inOne(firstLanguage);
  if (!isTranslated(fields)) return first;
  const known = new Set(first.map((one) => JSON.stringify(one)));
  const others = translations.flatMap((language) =>
    inOne(language)
      .filter((one) => !known.has(JSON.stringify(one)))
      .map((one) => ({ ...one, path: `${one.path} (${language})` })),
  );
  return [...first, ...others];
}

function issuesOf(schema: Schema, value: unknown): Issue[] {
  const overlong = overlongLists(schema.describe(), value);
  if (overlong.length > 0) return overlong;
  return fieldIssuesIn(schema, value);
}

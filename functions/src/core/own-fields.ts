import type { FieldIssue } from '@pathshala/contract/http/validation';
import type { MessageKey } from '@pathshala/messages/keys';
import type { SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';

/** Type checks of fields. */
const kinds: Readonly<Record<string, MessageKey>> = {
  string: 'validation.text',
  number: 'validation.number',
  boolean: 'validation.flag',
  array: 'validation.list',
  object: 'validation.object',
};

export interface OwnFields {
  /** The fields that a schema names, and nothing else; unusable if there are issues. */
  readonly value: unknown;
  /** Fields with another type than in the schema. */
  readonly wrong: readonly FieldIssue[];
}

/**
 * Picks the fields that a schema names, at every depth. The validator must not see others: it looks fields up by name,
 * so one called `toString` would be mistaken for its own.
 * @param sent parsed JSON or form fields
 * @param path of the field; empty at the root
 */
export function ownFields(schema: SchemaFieldDescription, sent: unknown, path = ''): OwnFields {
  const key = kinds[schema.type];
  if (sent === undefined || sent === null || !key) return { value: sent, wrong: [] };
  if (typeOf(sent) !== schema.type) return { value: undefined, wrong: [{ path: path || 'body', key }] };
  if (schema.type === 'object') return ofObject(schema as SchemaObjectDescription, sent as object, path);
  if (schema.type === 'array') return ofList(schema as SchemaInnerTypeDescription, sent as unknown[], path);
  return { value: sent, wrong: [] };
}

const typeOf = (sent: unknown) => (Array.isArray(sent) ? 'array' : typeof sent);

function ofObject({ fields }: SchemaObjectDescription, sent: object, path: string): OwnFields {
  const values = new Map<string, unknown>(Object.entries(sent));
  const named = Object.entries(fields).filter(([name]) => values.has(name));
  const taken = named.map(
    ([name, field]) => [name, ownFields(field, values.get(name), path ? `${path}.${name}` : name)] as const,
  );
  return {
    value: Object.fromEntries(taken.map(([name, { value }]) => [name, value])),
    wrong: taken.flatMap(([, { wrong }]) => wrong),
  };
}

function ofList({ innerType }: SchemaInnerTypeDescription, sent: unknown[], path: string): OwnFields {
  const inner = Array.isArray(innerType) ? undefined : innerType;
  if (!inner) return { value: sent, wrong: [] };
  const taken = sent.map((one, at) => ownFields(inner, one, `${path}[${at}]`));
  return { value: taken.map(({ value }) => value), wrong: taken.flatMap(({ wrong }) => wrong) };
}

import type { SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';
import type { FieldIssue } from './validation.ts';

/**
 * Before the validator, which checks every entry whatever the limit: 20,000 empty objects would take seconds.
 * @param schema as from `describe()`
 * @param value parsed JSON; other mismatches are left to the validator
 */
export function overlongLists(schema: SchemaFieldDescription, value: unknown, path = ''): FieldIssue[] {
  if (schema.type === 'array' && Array.isArray(value)) {
    const list = schema as SchemaInnerTypeDescription;
    const max = maxEntries(list);
    if (value.length > max) {
      // The same message as the validator's.
      return [{ path: path || 'body', key: 'validation.itemsMax', params: { max } }];
    }
    const { innerType } = list;
    if (!innerType || Array.isArray(innerType)) return [];
    return value.flatMap((one: unknown, at) => overlongLists(innerType, one, `${path}[${at}]`));
  }
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return [];
  const values = new Map<string, unknown>(Object.entries(value));
  return Object.entries((schema as SchemaObjectDescription).fields).flatMap(([name, field]) =>
    overlongLists(field, values.get(name), path ? `${path}.${name}` : name),
  );
}

/** Infinity without a limit. */
export function maxEntries({ tests }: Pick<SchemaInnerTypeDescription, 'tests'>): number {
  const limits = tests.map(({ name, params }) =>
    name === 'max' || name === 'length' ? params?.[name] : undefined,
  );
  return Math.min(...limits.filter((one) => typeof one === 'number'));
}

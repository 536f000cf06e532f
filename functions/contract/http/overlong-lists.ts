import type { SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';
import type { FieldIssue } from './validation.ts';

/**
 * Finds lists that are too long, before a validator sees the value: it checks every entry of a list, whatever the list's
 * limit, so that a small body of 20,000 empty objects would take seconds. Entries are looked at only within the limit.
 * @param schema as `describe()` gives it
 * @param value parsed JSON; what does not fit the schema in other ways is left to the validator
 */
export function overlongLists(schema: SchemaFieldDescription, value: unknown, path = ''): FieldIssue[] {
  if (schema.type === 'array' && Array.isArray(value)) {
    const list = schema as SchemaInnerTypeDescription;
    const max = maxEntries(list);
    if (value.length > max) {
      // As the validator itself would say it.
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

/** How many entries a list may have; Infinity where its schema does not say. */
export function maxEntries({ tests }: Pick<SchemaInnerTypeDescription, 'tests'>): number {
  const limits = tests.map(({ name, params }) =>
    name === 'max' || name === 'length' ? params?.[name] : undefined,
  );
  return Math.min(...limits.filter((one) => typeof one === 'number'));
}

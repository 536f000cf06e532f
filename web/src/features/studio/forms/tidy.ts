import {
  type FieldShape,
  type StudioFields,
  type StudioKind,
  studioFields,
} from '@pathshala/contract/studio-fields';

/**
 * What is sent of a form's values: a field that was left empty is not there at all. What stands in a list keeps its
 * place, and texts stay byte for byte.
 */
export function tidy(kind: StudioKind, values: StudioFields): StudioFields {
  return (tidied({ fields: studioFields[kind] }, values) ?? {}) as StudioFields;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function tidied(shape: FieldShape, value: unknown): unknown {
  if (isEmpty(value)) return undefined;
  if (shape === 'words' && typeof value === 'object') {
    return Object.values(value as object).every(isEmpty) ? undefined : value;
  }
  if (typeof shape === 'string' || typeof value !== 'object') return value;
  if ('each' in shape) {
    const all = value as readonly unknown[];
    // A place that nothing was written to yet is one, too.
    return all.length === 0 ? undefined : Array.from(all, (one) => inList(shape.each, one));
  }
  const own = Object.entries(value as object)
    .map(([name, one]) => [name, tidied(shape.fields[name] ?? 'text', one)] as const)
    .filter(([, one]) => one !== undefined);
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

function inList(shape: FieldShape, value: unknown): unknown {
  return typeof shape === 'string' ? (value ?? '') : (tidied(shape, value) ?? {});
}

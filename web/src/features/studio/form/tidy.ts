import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { Field } from '@pathshala/content/kinds/define-kind';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';

/**
 * Leaves out empty fields, and empty texts at the end of a list. Other entries keep their index, and texts stay byte for byte.
 */
export function tidy(kind: StudioKind, values: StudioFields): StudioFields {
  return (tidied({ type: 'group', of: allKinds[kind].fields }, values) ?? {}) as StudioFields;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const isUnwritten = (text: unknown) =>
  isEmpty(text) || (typeof text === 'object' && Object.values(text as object).every(isEmpty));

/** Empty texts at the end are unused rows. */
const written = (texts: readonly unknown[]) =>
  texts.slice(0, texts.findLastIndex((text) => !isUnwritten(text)) + 1);

function tidied(field: Field | undefined, value: unknown): unknown {
  if (isEmpty(value)) return undefined;
  if (typeof value !== 'object' || !field) return value;
  if (field.type === 'text' && field.translatable) {
    return Object.values(value).every(isEmpty) ? undefined : value;
  }
  if (field.type === 'list') {
    const all =
      field.of.type === 'text' ? written(value as readonly unknown[]) : (value as readonly unknown[]);
    // `Array.from` also visits holes, which nothing was written to yet.
    return all.length === 0 ? undefined : Array.from(all, (one) => inList(field.of, one));
  }
  if (field.type !== 'group') return value;
  const own = Object.entries(value as object)
    .map(([name, one]) => [name, tidied(field.of[name], one)] as const)
    .filter(([, one]) => one !== undefined);
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

function inList(field: Field, value: unknown): unknown {
  return field.type === 'group' || field.type === 'list' ? (tidied(field, value) ?? {}) : (value ?? '');
}

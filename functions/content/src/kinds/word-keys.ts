import { allKinds } from './all-kinds.ts';
import type { Field, Fields, Label } from './define-fields.ts';

const keysIn = (label: Label | undefined): string[] =>
  label === undefined ? [] : typeof label === 'string' ? [label] : [label[0], ...Object.values(label[1])];

function keysOfFields(fields: Fields): string[] {
  return Object.values(fields).flatMap((field: Field) => {
    const own = [...keysIn(field.label), ...keysIn(field.hint), ...keysIn(field.advice?.why)];
    if (field.type === 'group') return [...own, ...keysOfFields(field.of)];
    if (field.type === 'list') return [...own, ...keysIn(field.one), ...keysOfFields({ of: field.of })];
    const values = field.type === 'text' && field.names ? (field.values ?? []) : [];
    return [...own, ...values.map((value) => `${field.type === 'text' && field.names}.${value}`)];
  });
}

/** Every key of the site's words that a kind names; also names that are the same in every language, and no key. */
export function wordKeys(): ReadonlySet<string> {
  const all = Object.values(allKinds);
  const ofKinds = all.flatMap(({ called, fields }) => [...Object.values(called), ...keysOfFields(fields)]);
  return new Set(ofKinds);
}

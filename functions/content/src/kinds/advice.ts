/** Optional advice, by the fields of a kind. */

import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { allKinds } from './all-kinds.ts';
import type { Field } from './define-fields.ts';
import { fieldsIn } from './fields-of.ts';

/** A piece of advice about a field. */
export interface Advised {
  /** The field, such as `quiz[1].options`. */
  readonly path: string;
  /** Message key of the reason, with its number. */
  readonly why: string;
  readonly min: number;
}

/** Optional improvements of an item; they do not prevent publishing. */
export function adviceFor(kind: StudioKind, fields: StudioFields): Advised[] {
  const own = fieldsIn(kind, fields, firstLanguage);
  return advised({ type: 'group', of: allKinds[kind].fields }, own, '');
}

const isShort = (value: unknown, min: number) => {
  const length = typeof value === 'string' ? value.trim().length : Array.isArray(value) ? value.length : 0;
  return length < min;
};

function advised(field: Field, value: unknown, path: string): Advised[] {
  const { advice } = field;
  const own = advice && isShort(value, advice.min) && !(value === undefined && advice.onceThere);
  const found = own ? [{ path, why: advice.why, min: advice.min }] : [];
  if (field.type === 'list' && Array.isArray(value))
    return [...found, ...value.flatMap((one, at) => advised(field.of, one, `${path}[${at}]`))];
  if (field.type !== 'group') return found;
  const values = new Map<string, unknown>(Object.entries(Object(value)));
  const inner = Object.entries(field.of).flatMap(([name, one]) =>
    advised(one, values.get(name), path ? `${path}.${name}` : name),
  );
  return [...found, ...inner];
}

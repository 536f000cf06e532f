import { studioKindNames } from '@pathshala/contract/studio';
import { type FieldShape, studioFields } from '@pathshala/contract/studio-fields';
import { schemaFaults } from '@pathshala/contract/studio-schemas';
import { expect, test } from 'vitest';
import { bareOf, fullOf } from './each-kind.ts';

/** The fields of a shape that a value has nothing in, in none of its entries. */
function missingFrom(shape: FieldShape, values: readonly unknown[], path: string): string[] {
  const there = values.filter((one) => one !== undefined);
  if (there.length === 0) return [path];
  if (typeof shape === 'string') return [];
  if ('each' in shape) return missingFrom(shape.each, there.flat(), `${path}[]`);
  return Object.entries(shape.fields).flatMap(([name, inner]) =>
    missingFrom(
      inner,
      there.map((one) => (one as Record<string, unknown>)[name]),
      `${path}.${name}`,
    ),
  );
}

test.each(studioKindNames)(
  '%s: all fields are there, or no more than are needed, and both can be published',
  (kind) => {
    expect(missingFrom({ fields: studioFields[kind] }, [fullOf[kind]], kind)).toEqual([]);
    const bare = bareOf(kind);
    expect([schemaFaults(kind, fullOf[kind]), schemaFaults(kind, bare)]).toEqual([[], []]);
    expect(JSON.stringify(bare).length).toBeLessThan(JSON.stringify(fullOf[kind]).length);
  },
);

import { expect, test } from 'vitest';
import { allKinds, kindNames } from '../kinds/all-kinds.ts';
import type { Field } from '../kinds/define-kind.ts';
import { schemaFaults } from '../kinds/publish-faults.ts';
import { bareOf, fullOf } from './each-kind.ts';

/** The parts of a field that a value has nothing in, in none of its entries. */
function missingFrom(field: Field, values: readonly unknown[], path: string): string[] {
  const there = values.filter((one) => one !== undefined);
  if (there.length === 0) return [path];
  if (field.type === 'list') return missingFrom(field.of, there.flat(), `${path}[]`);
  if (field.type !== 'group') return [];
  return Object.entries(field.of).flatMap(([name, inner]) =>
    missingFrom(
      inner,
      there.map((one) => (one as Record<string, unknown>)[name]),
      `${path}.${name}`,
    ),
  );
}

test.each(kindNames)(
  '%s: all fields are there, or no more than are needed, and both can be published',
  (kind) => {
    expect(missingFrom({ type: 'group', of: allKinds[kind].fields }, [fullOf[kind]], kind)).toEqual([]);
    const bare = bareOf(kind);
    expect([schemaFaults(kind, fullOf[kind]), schemaFaults(kind, bare)]).toEqual([[], []]);
    expect(JSON.stringify(bare).length).toBeLessThan(JSON.stringify(fullOf[kind]).length);
  },
);

import fc, { type Arbitrary } from 'fast-check';
import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

/** Values that exist in this school, by field name: an address of a user, a token that was mailed. */
type Known = Readonly<Record<string, Arbitrary<unknown>>>;

/** What fields say that no schema names. It may never be stored. */
export const unnamed = 'of-no-schema';

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, '', ' ', -1, 1e308, 0.5, true, [], {}, 'x'.repeat(6000), '\u0000', '‮', {
    toString: 1,
  }),
);

const strange = [
  ...['toString', 'valueOf', 'constructor', '__proto__', 'hasOwnProperty', '__defineGetter__'],
  ...['role', 'uid', 'admin', '_id', 'price', 'lessonsDone', 'receivedAt', 'state'],
];

function right(schema: SchemaFieldDescription, known: Known, name = ''): Arbitrary<unknown> {
  const own = known[name];
  const { oneOf = [], tests = [] } = schema as SchemaDescription;
  const limit = (test: string, otherwise: number) =>
    Number(tests.find((one) => one.name === test)?.params?.[test] ?? otherwise);
  if (own) return own;
  if (oneOf.length > 0) return fc.constantFrom(...oneOf);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries((schema as SchemaObjectDescription).fields);
      const values = Object.fromEntries(fields.map(([field, inner]) => [field, right(inner, known, field)]));
      const required = fields.filter(([, inner]) => !(inner as SchemaDescription).optional);
      return fc.record(values, { requiredKeys: required.map(([field]) => field) });
    }
    case 'array': {
      const inner = (schema as SchemaInnerTypeDescription).innerType as SchemaFieldDescription;
      return fc.array(right(inner, known), { minLength: limit('min', 0), maxLength: limit('max', 5) });
    }
    case 'number': {
      const range = { min: limit('min', 0), max: limit('max', 100) };
      const isWhole = tests.some((one) => one.name === 'integer');
      return isWhole ? fc.integer(range) : fc.double({ ...range, noNaN: true });
    }
    case 'boolean':
      return fc.boolean();
    default: {
      const lengths = { minLength: Math.max(1, limit('min', 1)), maxLength: Math.min(limit('max', 50), 200) };
      return fc.string({ unit: 'grapheme', ...lengths });
    }
  }
}

export function bodyFor(schema: SchemaFieldDescription, known: Known): Arbitrary<string> {
  const good = right(schema, known) as Arbitrary<object>;
  const fields = Object.keys((schema as SchemaObjectDescription).fields);
  const more = fc.constantFrom(...strange.filter((name) => !fields.includes(name)));
  const text = (value: unknown) => JSON.stringify(value);
  const withOne = (field: Arbitrary<string>, its: Arbitrary<unknown>) =>
    // As text, so that `__proto__` is a field like any other.
    fc
      .tuple(good, field, its)
      .map(([body, name, value]) => text({ ...body, ...JSON.parse(`{"${name}":${text(value)}}`) }));
  return fc.oneof(
    { weight: 3, arbitrary: good.map(text) },
    { weight: 4, arbitrary: withOne(more, fc.constantFrom(unnamed, [unnamed], { is: unnamed })) },
    { weight: 2, arbitrary: withOne(fc.constantFrom(...fields), anything) },
    { weight: 1, arbitrary: anything.map(text) },
    { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
  );
}

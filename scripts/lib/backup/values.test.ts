import { expect, test } from 'vitest';
import { typedFields } from './values.ts';

class Unknown {}

test.each([
  ['a kind of object that nobody knows', new Unknown(), 'Unknown'],
  ['a function', () => 1, 'function'],
  ['nothing at all', undefined, 'undefined'],
])('%s is refused, not left out', (_what, value, name) => {
  expect(() => typedFields({ deep: [{ value }] })).toThrow(`cannot keep a value of the type ${name}`);
});

test.each([
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [-0, '-0'],
  [1.5, 1.5],
  [3, 3],
])('the double %s outlives JSON', (value, kept) => {
  const line = JSON.stringify(typedFields({ value }));
  expect(JSON.parse(line)).toEqual({ value: { doubleValue: kept } });
});

test('a whole number is as exact as it was', () => {
  expect(typedFields({ value: 9_007_199_254_740_993n })).toEqual({
    value: { integerValue: '9007199254740993' },
  });
});

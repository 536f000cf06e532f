import { overlongLists } from '@pathshala/contract/overlong-lists';
import { expect, test } from 'vitest';
import { array, object, string } from 'yup';
import { fitFields } from './fields-of.ts';
import { schemaFaults } from './publish-faults.ts';

const many = Array.from({ length: 20_000 }, () => ({}));

test('a list within its limit is looked into, one above it is not', () => {
  const schema = object({
    outer: array()
      .of(object({ inner: array().of(string()).max(1) }))
      .max(2),
  });
  const entry = { inner: ['a', 'b'] };
  expect(overlongLists(schema.describe(), { outer: [{ inner: ['a'] }, entry] })).toEqual([
    { path: 'outer[1].inner', detail: 'outer[1].inner field must have less than or equal to 1 items' },
  ]);
  expect(overlongLists(schema.describe(), { outer: [entry, entry, entry] })).toEqual([
    { path: 'outer', detail: 'outer field must have less than or equal to 2 items' },
  ]);
});

test('publishing says one line of a list that is too long', () => {
  const faults = schemaFaults('lessons', { title: 'A', quiz: many });
  expect(faults).toEqual([{ path: 'quiz', detail: 'quiz field must have less than or equal to 30 items' }]);
});

test('a draft does not take a list that could never be published', () => {
  const { fields, misfits } = fitFields('lessons', { quiz: many });
  expect(fields).toEqual({});
  expect(misfits).toEqual([{ path: 'quiz', detail: 'must be a list of at most 100 entries' }]);
});

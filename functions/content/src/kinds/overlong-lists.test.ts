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
    { path: 'outer[1].inner', key: 'validation.itemsMax', params: { max: 1 } },
  ]);
  expect(overlongLists(schema.describe(), { outer: [entry, entry, entry] })).toEqual([
    { path: 'outer', key: 'validation.itemsMax', params: { max: 2 } },
  ]);
});

test('publishing says one line of a list that is too long', () => {
  const faults = schemaFaults('lessons', { title: 'A', quiz: many });
  expect(faults).toEqual([{ path: 'quiz', key: 'validation.itemsMax', params: { max: 30 } }]);
});

test('a draft does not take a list that could never be published', () => {
  const { fields, misfits } = fitFields('lessons', { quiz: many });
  expect(fields).toEqual({});
  expect(misfits).toEqual([{ path: 'quiz', key: 'validation.itemsMax', params: { max: 100 } }]);
});

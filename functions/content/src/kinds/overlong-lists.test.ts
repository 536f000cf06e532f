import { overlongLists } from '@pathshala/contract/http/overlong-lists';
import { expect, test } from 'vitest';
import { array, object, string } from 'yup';
import { fitFields } from './fields-of.ts';
import { schemaIssues } from './publish-issues.ts';

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
  const issues = schemaIssues('lessons', { title: 'A', quiz: many });
  expect(issues).toEqual([{ path: 'quiz', key: 'validation.itemsMax', params: { max: 30 } }]);
});

test('a draft does not take a list that could never be published', () => {
  const { fields, typeErrors } = fitFields('lessons', { quiz: many });
  expect(fields).toEqual({});
  expect(typeErrors).toEqual([{ path: 'quiz', key: 'validation.itemsMax', params: { max: 100 } }]);
});

import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';
import { same } from './same.ts';

const base = {
  title: { en: 'Mangoes', bn: 'আম' },
  price: 5,
  outcomes: ['Count', 'Share', 'Weigh'],
  body: 'One\nTwo\nThree\nFour\n',
};

test('merges changes to different fields, languages, list entries and lines', () => {
  const mine = {
    ...base,
    title: { en: 'Green mangoes', bn: 'আম' },
    outcomes: ['Count', 'Share', 'Weigh well'],
    body: '1\nTwo\nThree\nFour\n',
  };
  const theirs = {
    ...base,
    title: { en: 'Mangoes', bn: 'কাঁচা আম' },
    price: 7,
    outcomes: ['Count all', 'Share', 'Weigh'],
    body: 'One\nTwo\nThree\n4',
  };
  expect(mergeFields(base, mine, theirs)).toEqual({
    fields: {
      title: { en: 'Green mangoes', bn: 'কাঁচা আম' },
      price: 7,
      outcomes: ['Count all', 'Share', 'Weigh well'],
      body: '1\nTwo\nThree\n4',
    },
    clashes: [],
  });
});

test('each text that both changed is a clash of its own, and either side can be chosen', () => {
  const mine = { ...base, price: 6, body: 'One\nTwo a\nThree\nFour!\n' };
  const theirs = { ...base, price: 7, body: 'One\nTwo b\nThree\nFour?\n' };
  const { clashes } = mergeFields(base, mine, theirs);
  expect(clashes).toEqual([
    { id: 'price', path: 'price', mine: 6, theirs: 7 },
    { id: 'body#1', path: 'body', mine: 'Two a\n', theirs: 'Two b\n' },
    { id: 'body#3', path: 'body', mine: 'Four!\n', theirs: 'Four?\n' },
  ]);
  const chosen = mergeFields(base, mine, theirs, { price: 'theirs', 'body#3': 'theirs' });
  expect(chosen.fields).toMatchObject({ price: 7, body: 'One\nTwo a\nThree\nFour?\n' });
});

test('a field that one removed and the other left alone stays removed; equal changes do not clash', () => {
  const { price: _, ...without } = base;
  expect(mergeFields(base, without, base).fields).toEqual(without);
  expect(mergeFields(base, base, without).fields).toEqual(without);
  expect(mergeFields(base, { ...base, price: 9 }, { ...base, price: 9 }).clashes).toEqual([]);
});

test('a list whose length changed is chosen as a whole', () => {
  const mine = { ...base, outcomes: [...base.outcomes, 'Cook'] };
  const theirs = { ...base, outcomes: base.outcomes.slice(1) };
  expect(mergeFields(base, mine, theirs).clashes).toMatchObject([{ id: 'outcomes' }]);
});

test('the order of fields does not matter for equality', () => {
  expect(same({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1, d: undefined })).toBe(true);
  expect(same({ a: [1] }, { a: [1, 2] })).toBe(false);
  expect(same([], {})).toBe(false);
});

import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = {
  title: { en: 'Mangoes', bn: 'আম' },
  price: 5,
  outcomes: ['Count', 'Share', 'Weigh'],
  body: 'One\nTwo\nThree\nFour\n',
};

test('merges changes to different fields, languages and list entries', () => {
  const mine = {
    ...base,
    title: { en: 'Green mangoes', bn: 'আম' },
    outcomes: ['Count', 'Share', 'Weigh well'],
  };
  const theirs = {
    ...base,
    title: { en: 'Mangoes', bn: 'কাঁচা আম' },
    price: 7,
    outcomes: ['Count all', 'Share', 'Weigh'],
    body: 'One\n',
  };
  expect(mergeFields(base, mine, theirs)).toEqual({
    fields: {
      title: { en: 'Green mangoes', bn: 'কাঁচা আম' },
      price: 7,
      outcomes: ['Count all', 'Share', 'Weigh well'],
      body: 'One\n',
    },
    clashes: [],
  });
});

test('each field that both changed is a clash, whichever lines they changed, and either side can be chosen', () => {
  const mine = { ...base, price: 6, body: 'One a\nTwo\nThree\nFour\n' };
  const theirs = { ...base, price: 7, body: 'One\nTwo\nThree\nFour?\n' };
  const { clashes } = mergeFields(base, mine, theirs);
  expect(clashes).toEqual([
    { path: 'price', mine: 6, theirs: 7 },
    { path: 'body', mine: mine.body, theirs: theirs.body },
  ]);
  const chosen = mergeFields(base, mine, theirs, { body: 'theirs' });
  expect(chosen.fields).toMatchObject({ price: 6, body: theirs.body });
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
  expect(mergeFields(base, mine, theirs).clashes).toMatchObject([{ path: 'outcomes' }]);
});

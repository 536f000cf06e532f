import { expect, test } from 'vitest';
import { pageWords } from './page-words.ts';

test('a price is written as the site writes it, and what costs nothing is called free', () => {
  expect([0, 9.5, 12].map(pageWords.en.price)).toEqual(['Free', '$9.50', '$12']);
  expect([0, 9.5].map(pageWords.bn.price)).toEqual(['বিনামূল্যে', '$৯.৫০']);
});

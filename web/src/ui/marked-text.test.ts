import { expect, test } from 'vitest';
import { markMatches } from './marked-text.tsx';

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .filter((piece) => piece.marked)
    .map((piece) => piece.text);

test.each([
  ['Maths olympiad: junior problems', 'math', ['Maths']],
  ['Maths olympiad: junior problems', 'গণিত', ['Maths']],
  ['অঙ্কের ভয় কাটে কীভাবে', 'gonit', ['অঙ্কের']],
  ['Fractions from zero', 'fractons', ['Fractions']],
  ['Fractions from zero', 'from zero frac', ['Fractions', 'zero']],
  ['ঘরে বাংলা, বইয়ে ইংরেজি', 'bangla english', ['বাংলা', 'ইংরেজি']],
  ['Rokshana Parvin Mukta', 'রোকসানা', ['Rokshana']],
  ['Class 7', 'সপ্তম শ্রেণি', ['Class', '7']],
  ['Chemistry clinic', 'math', []],
  ['Chemistry clinic', '', []],
  ['Chemistry clinic', '.*', []],
  ['a+b (c) [d]', 'b', ['b']],
])('in “%s” “%s” marks %j', (text, query, words) => {
  expect(marked(text, query)).toEqual(words);
});

test.each([
  ['', 'math'],
  ['<b>math</b> & <img src=x onerror=alert(1)>', 'math b img'],
  ['🙂 গণিত 🙂 ক্ষ', 'গণিত ক্ষ'],
  ['math math', 'math'],
])('the pieces of “%s” make up the whole text', (text, query) => {
  const pieces = markMatches(text, query);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.every((piece) => piece.text !== '')).toBe(true);
});

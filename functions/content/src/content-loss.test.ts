import { expect, test } from 'vitest';
import { lossesOf } from './content-loss.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const figure = '\n\n```figure\n{"kind":"clock"}\n```\n';
const lesson = (body: unknown) => ({ title: 'A', body });

test.each([
  ['nothing', words(30), words(30), undefined],
  ['more words', words(30), words(90), undefined],
  ['some words', words(30), words(25), undefined],
  ['a third of the words', words(29), words(19), { words: { lost: 10, of: 30 } }],
  ['a formula', `${words(30)} $1+1=2$ $x$`, `${words(40)} $x$`, { formulas: { lost: 1, of: 2 } }],
  ['a figure', words(30) + figure, words(30), { figures: { lost: 1, of: 1 } }],
  ['a formula that is another', '$1+1=2$ one two three', '$2+2=4$ one two three', undefined],
])('%s', (_name, before, after, losses) => {
  expect(lossesOf('lessons', lesson(before), lesson(after))).toEqual(losses);
});

test('what goes in Bangla alone is asked about too', () => {
  const before = lesson({ en: words(10), bn: `${words(10)} $২$` });
  expect(lossesOf('lessons', before, lesson({ en: words(10), bn: words(10) }))).toEqual({
    formulas: { lost: 1, of: 1 },
  });
  expect(lossesOf('lessons', before, lesson({ en: words(10), bn: 'ক' }))?.words).toEqual({
    lost: 10,
    of: 12,
  });
});

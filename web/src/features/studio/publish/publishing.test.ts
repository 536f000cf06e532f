import { expect, test } from 'vitest';
import { lostParts } from './publishing.tsx';

const figure = '```figure\n{"kind":"clock","caption":"many words that are no words of the text"}\n```';
const before = { title: 'A b c', body: `One two three $1 + 1$ four five six.\n\n${figure}\n\n$$x^2$$\n` };

test('names the loss of a formula, of a figure and of a third of the words', () => {
  expect(
    lostParts('lessons', before, { ...before, body: before.body.replace('$1 + 1$', 'one and one') }),
  ).toEqual(['1 formula would be removed.']);
  expect(lostParts('lessons', before, { ...before, body: before.body.replace(figure, '') })).toEqual([
    '1 figure would be removed.',
  ]);
  expect(lostParts('lessons', { body: 'একটি আম দুটি আম তিনটি আম' }, { body: 'একটি আম দুটি আম' })).toEqual([
    '2 of 6 words would be removed.',
  ]);
});

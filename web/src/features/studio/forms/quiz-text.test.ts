import { expect, test } from 'vitest';
import { withQuestions } from './quiz-edits.ts';
import { readQuestions } from './quiz-text.ts';

test('reads questions as a paper writes them, in English and in Bangla', () => {
  const english = readQuestions(`1. What is 2 + 2?
a) 3
b) 4
c) 5
Answer: b
Explanation: Two and two
are four.

2. Which is prime?
A. 9   B. 7   C. 6
Ans: 7
Why: Only 1 and 7 divide it.`);
  expect(english).toEqual([
    {
      question: 'What is 2 + 2?',
      options: ['3', '4', '5'],
      answer: 1,
      explanation: 'Two and two\nare four.',
    },
    {
      question: 'Which is prime?',
      options: ['9', '7', '6'],
      answer: 1,
      explanation: 'Only 1 and 7 divide it.',
    },
  ]);
  const bangla = readQuestions(
    '১। ২ + ২ = কত?\nক) ৩ খ) ৪ গ) ৫ ঘ) ৬\nউত্তর: খ\nব্যাখ্যা: দুই আর দুইয়ে চার।\n২। কোনটি মৌলিক?\nক) ৯ খ) ৭\nসঠিক উত্তর: খ',
  );
  expect(bangla.map(({ options, answer }) => [options, answer])).toEqual([
    [['৩', '৪', '৫', '৬'], 1],
    [['৯', '৭'], 1],
  ]);
  expect(bangla[0]?.question).toBe('২ + ২ = কত?');
});

test('without numbers an empty line ends a question; a star marks the right option', () => {
  expect(
    readQuestions('What is 2 + 2?\n3\n*4\n5\nWhy: Count on.\n\nIs 3.5 a whole number?\n- yes\n- no *'),
  ).toEqual([
    { question: 'What is 2 + 2?', options: ['3', '4', '5'], answer: 1, explanation: 'Count on.' },
    { question: 'Is 3.5 a whole number?', options: ['yes', 'no'], answer: 1, explanation: '' },
  ]);
  expect(readQuestions(' \n')).toEqual([]);
});

test('what is read is added, fills an empty question, or becomes the translation of what is there', () => {
  const read = readQuestions('1. What is 2 + 2?\na) 3\nb) 4\nAnswer: b\nWhy: Count on.');
  const added = withQuestions([{ question: '', options: ['', '', ''], explanation: '' }], read, 'en');
  expect(added).toEqual([
    { question: 'What is 2 + 2?', options: ['3', '4'], answer: 1, explanation: 'Count on.' },
  ]);
  const translated = withQuestions(
    added,
    readQuestions('১। ২ + ২ = কত?\nক) ৩ খ) ৪\nউত্তর: খ\nব্যাখ্যা: গুনে দেখো।'),
    'bn',
  );
  expect(translated).toEqual([
    {
      question: { en: 'What is 2 + 2?', bn: '২ + ২ = কত?' },
      options: [
        { en: '3', bn: '৩' },
        { en: '4', bn: '৪' },
      ],
      answer: 1,
      explanation: { en: 'Count on.', bn: 'গুনে দেখো।' },
    },
  ]);
  expect(withQuestions(added, read, 'en')).toHaveLength(2);
});

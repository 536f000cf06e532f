import { expect, test } from 'vitest';
import { markQuiz } from './lesson-routes.ts';

const question = { question: 'Q', options: ['a', 'b', 'c'], explanation: 'E' };

test('shows feedback on the chosen wrong option only', () => {
  const quiz = [
    { ...question, answer: 0, feedback: ['', 'of b', 'of c'] },
    { ...question, answer: 1, feedback: ['', 'never told', 'of c'] },
    { ...question, answer: 2 },
  ];
  expect(markQuiz(quiz, [2, 1, 0]).feedback).toEqual(['of c', null, null]);
  expect(markQuiz(quiz, [0, 2, 2]).feedback).toEqual([null, 'of c', null]);
});

test('where there is nothing to say, nothing is said', () => {
  const quiz = [{ ...question, answer: 1, feedback: ['', '', 'of c'] }];
  expect(markQuiz(quiz, [0])).not.toHaveProperty('feedback');
  expect(markQuiz(quiz, [1])).not.toHaveProperty('feedback');
});

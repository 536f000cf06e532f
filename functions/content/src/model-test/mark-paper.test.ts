import { expect, test } from 'vitest';
import { whole } from '../practice/make-answers.ts';
import { markPaper, resultOf } from './mark-paper.ts';
import type { Paper, PaperItem, PaperPart, QuizQuestion } from './paper.ts';
import { showQuiz } from './show-quiz.ts';
import { unanswered } from './unanswered.ts';

const text = 'How many?';
const marked = (key: string, marks: number): PaperPart => ({
  ...{ key, marks, kind: 'marked' },
  exercise: {
    ...{ template: 't', seed: 1, level: 1, question: text },
    ...{ answer: whole(7), hints: [text], misconceptions: [] },
  },
});
const written = (key: string): PaperPart => ({
  ...{ key, marks: 2, kind: 'written', question: text, scheme: [text, text] },
});
const quiz = (key: string, mark?: QuizQuestion['mark']): PaperPart => ({
  ...{ key, marks: 1, kind: 'quiz' },
  quiz: { name: key, question: 'How many?', options: ['six', 'seven'], ...(mark !== undefined && { mark }) },
});
const single = (key: string, marks = 1): PaperItem => ({ key, parts: [marked(key, marks)] });
const stem = (key: string): PaperItem => ({
  ...{ key, stem: text },
  parts: [written(`${key}-w`), marked(`${key}-m`, 3)],
});

const paper: Pick<Paper, 'sections'> = {
  sections: [
    { name: 'work', items: [single('a'), single('b', 2)], toAnswer: 2 },
    { name: 'creative', items: [stem('x'), stem('y'), stem('z')], toAnswer: 2 },
  ],
};

test('what the computer marked and what one marked oneself are two sums', () => {
  const answers = { a: '7', b: '8', 'x-m': '৭', 'y-m': '7' };
  const result = markPaper(paper, answers, { 'x-w': [0, 1], 'y-w': [1] });
  expect(result).toMatchObject({ score: 7, of: 9, own: 3, ownOf: 4 });
  expect(result.sections).toMatchObject([
    { name: 'work', score: 1, of: 3, own: 0, ownOf: 0 },
    { name: 'creative', score: 6, of: 6, own: 3, ownOf: 4, counted: ['x', 'y'] },
  ]);
});

test('of more answers than count, the best count', () => {
  const result = markPaper(paper, { 'x-m': '1', 'y-m': '7', 'z-m': '7' });
  expect(result.sections[1]).toMatchObject({ counted: ['y', 'z'], score: 6 });
  // Own marks never push out what the computer found right.
  const own = markPaper(paper, { 'y-m': '7', 'z-m': '7' }, { 'x-w': [0, 1] });
  expect(own.sections[1]).toMatchObject({ counted: ['y', 'z'], score: 6, own: 0 });
});

test('own marks are lines of the scheme, each once', () => {
  expect(markPaper(paper, {}, { 'x-w': [0, 0, 1, 1, 7, -1] })).toMatchObject({ own: 2, score: 0 });
});

test('how a part went', () => {
  expect(resultOf(marked('a', 1), { a: '7' })).toBe('right');
  expect(resultOf(marked('a', 1), { a: '8' })).toBe('wrong');
  expect(resultOf(marked('a', 1), { a: 'seven, perhaps' })).toBe('wrong');
  expect(resultOf(marked('a', 1), { a: '  ' })).toBe('open');
  expect(resultOf(written('w'), {})).toBe('own');
});

test('how many are still to be answered, of those that count', () => {
  expect(unanswered(paper.sections, {})).toBe(4);
  expect(unanswered(paper.sections, { a: '7', 'x-m': '1', 'y-m': '1' })).toBe(1);
  expect(unanswered(paper.sections, { a: '7', b: '1', 'x-m': '1', 'y-m': '1', 'z-m': '1' })).toBe(0);
});

test('how a question of a quiz went is the school’s to say', () => {
  const mark = { isRight: true, answer: 1, explanation: 'Count on.' };
  expect(resultOf(quiz('q'), { q: '2' })).toBe('waiting');
  expect(resultOf(quiz('q', mark), { q: '2' })).toBe('right');
  expect(resultOf(quiz('q', { ...mark, isRight: false }), { q: '1' })).toBe('wrong');
  expect(resultOf(quiz('q', { ...mark, isRight: false }), {})).toBe('open');
  // What is asked no more, nobody could answer.
  expect(resultOf(quiz('q', null), { q: '1' })).toBe('right');
});

test('a question of a quiz shows its answer once it is marked, and not before', () => {
  const one = { question: 'How many?', options: ['six', 'seven'] };
  expect(showQuiz(one)).toMatchObject({ form: { kind: 'choice', options: one.options }, rightAnswer: '' });
  const mark = { isRight: false, answer: 1, explanation: 'Count on.' };
  expect(showQuiz({ ...one, mark }).rightAnswer).toBe('seven');
  expect(showQuiz({ ...one, mark: null }).rightAnswer).toBe('');
});

import { expect, test } from 'vitest';
import { whole } from '../practice/make-answers.ts';
import { markPaper, resultOf } from './mark-paper.ts';
import { type Paper, type PaperItem, type PaperPart, unanswered } from './paper.ts';

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

test('marks by the computer and marks by the student are two separate sums', () => {
  const answers = { a: '7', b: '8', 'x-m': '৭', 'y-m': '7' };
  const result = markPaper(paper, answers, { 'x-w': [0, 1], 'y-w': [1] });
  expect(result).toMatchObject({ score: 7, of: 9, own: 3, ownOf: 4 });
  expect(result.sections).toMatchObject([
    { name: 'work', score: 1, of: 3, own: 0, ownOf: 0 },
    { name: 'creative', score: 6, of: 6, own: 3, ownOf: 4, counted: ['x', 'y'] },
  ]);
});

test('if more questions are answered than count, the best ones count', () => {
  const result = markPaper(paper, { 'x-m': '1', 'y-m': '7', 'z-m': '7' });
  expect(result.sections[1]).toMatchObject({ counted: ['y', 'z'], score: 6 });
  // Students' own marks never displace questions that the computer marked right.
  const own = markPaper(paper, { 'y-m': '7', 'z-m': '7' }, { 'x-w': [0, 1] });
  expect(own.sections[1]).toMatchObject({ counted: ['y', 'z'], score: 6, own: 0 });
});

test('students mark themselves by lines of the scheme, each counted once', () => {
  expect(markPaper(paper, {}, { 'x-w': [0, 0, 1, 1, 7, -1] })).toMatchObject({ own: 2, score: 0 });
});

test('the outcome of a part', () => {
  expect(resultOf(marked('a', 1), { a: '7' })).toBe('right');
  expect(resultOf(marked('a', 1), { a: '8' })).toBe('wrong');
  expect(resultOf(marked('a', 1), { a: 'seven, perhaps' })).toBe('wrong');
  expect(resultOf(marked('a', 1), { a: '  ' })).toBe('open');
  expect(resultOf(written('w'), {})).toBe('own');
});

test('counts the questions still to answer, among those that count', () => {
  expect(unanswered(paper.sections, {})).toBe(4);
  expect(unanswered(paper.sections, { a: '7', 'x-m': '1', 'y-m': '1' })).toBe(1);
  expect(unanswered(paper.sections, { a: '7', b: '1', 'x-m': '1', 'y-m': '1', 'z-m': '1' })).toBe(0);
});

import { expect, test } from 'vitest';
import { bareOf, fullOf } from '../testing/each-kind.ts';
import { adviceFor } from './advice.ts';
import { schemaIssues } from './publish-issues.ts';

const whys = (kind: 'courses' | 'lessons', fields: object) =>
  adviceFor(kind, fields as Record<string, unknown>).map(({ path }) => path);

test('what is advised keeps nothing from being published', () => {
  const { outline: _, ...course } = fullOf.courses;
  const short = { ...course, summary: 'Sums.', audience: 'All', outcomes: ['Add'] };
  expect(schemaIssues('courses', short)).toEqual([]);
  expect(whys('courses', short)).toEqual(['summary', 'audience', 'outcomes']);
  const { quiz: _quiz, ...lesson } = fullOf.lessons;
  expect(schemaIssues('lessons', lesson)).toEqual([]);
  expect(whys('lessons', lesson)).toEqual(['quiz']);
});

test('two options are enough to be published, and fewer than is advised', () => {
  const [first] = fullOf.lessons.quiz as Record<string, unknown>[];
  const two = { ...first, options: ['1', '2'], answer: 1, feedback: undefined };
  const fields = { ...fullOf.lessons, quiz: [two] };
  expect(schemaIssues('lessons', fields)).toEqual([]);
  expect(whys('lessons', fields)).toEqual(['quiz', 'quiz[0].options']);
});

test('nothing is advised where everything is there', () => {
  expect([whys('courses', fullOf.courses), whys('lessons', fullOf.lessons)]).toEqual([[], []]);
  expect('quiz' in bareOf('lessons')).toBe(false);
});

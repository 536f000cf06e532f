import { limits } from '@pathshala/contract/http/limits';
import { expect, test } from 'vitest';
import { sourceIssues } from './publish-rule.ts';

const long = 'a'.repeat(limits.lessonBytes + 1);
const question = { question: 'a', options: ['1', '2'], explanation: 'b', answer: 0 };
const lesson = { title: 'A', minutes: 1, body: 'a', quiz: [question, question] };
const formulas = (count: number) => '$x$ '.repeat(count);

test.each([
  [
    'a quiz’s question alone',
    { ...lesson, quiz: [question, { ...question, explanation: long }] },
    'quiz[1].explanation',
    'faults.textMax',
  ],
  [
    'a translation alone',
    { ...lesson, title: { en: 'A', bn: 'আ' }, body: { en: 'a', bn: long } },
    'body (bn)',
    'faults.textMax',
  ],
  [
    'the second of two',
    { ...lesson, body: formulas(600), quiz: [{ ...question, question: formulas(1001) }] },
    'quiz[0].question',
    'faults.formulasMax',
  ],
  [
    'none alone, all together',
    { ...lesson, body: formulas(600), quiz: [{ ...question, question: formulas(600) }] },
    'body',
    'faults.formulasMax',
  ],
])('what is too long is named: %s', (_what, fields, path, key) => {
  expect(sourceIssues('lessons', fields, () => true).map((one) => [one.path, one.key])).toEqual([
    [path, key],
  ]);
});

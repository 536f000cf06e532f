import { limits } from '@pathshala/contract/http/limits';
import { sayOf } from '@pathshala/messages/say';
import { expect, test } from 'vitest';
import { sourceIssues } from './check-source.ts';

const issuesIn = (body: string) => sourceIssues('lessons', { body }, (id) => id === 'there');

test('links to courses that are not there are named with their lines', () => {
  const body =
    'A [a](/course/there), a [b](/course/gone).\n\nB [c](/course/gone/lesson/one)\nand [d](/course/away "D").';
  expect(issuesIn(body).map(({ line, key, params }) => [line, key, params?.id])).toEqual([
    [1, 'faults.deadLink', 'gone'],
    [3, 'faults.deadLink', 'gone'],
    [4, 'faults.deadLink', 'away'],
  ]);
});

test('a formula that is too long is refused, and not worked out', () => {
  const issues = issuesIn(`$${'1+'.repeat(limits.formulaMax)}1=2$ and $1+1=3$`);
  expect(issues.map((issue) => sayOf('en', issue))).toEqual([
    'a formula must be at most 500 characters',
    '$1+1=3$ is not true',
  ]);
});

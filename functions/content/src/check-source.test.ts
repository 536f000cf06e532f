import { limits } from '@pathshala/contract/messages';
import { expect, test } from 'vitest';
import { sourceFaults } from './check-source.ts';

const faultsIn = (body: string) => sourceFaults('lessons', { body }, (id) => id === 'there');

test('links to courses that are not there are named with their lines', () => {
  const body =
    'A [a](/course/there), a [b](/course/gone).\n\nB [c](/course/gone/lesson/one)\nand [d](/course/away "D").';
  expect(faultsIn(body).map(({ line, detail }) => [line, detail.match(/course (\w+)/)?.[1]])).toEqual([
    [1, 'gone'],
    [3, 'gone'],
    [4, 'away'],
  ]);
});

test('a formula that is too long is refused, and not worked out', () => {
  const faults = faultsIn(`$${'1+'.repeat(limits.formulaMax)}1=2$ and $1+1=3$`);
  expect(faults.map(({ detail }) => detail)).toEqual([
    'a formula must be at most 500 characters',
    '$1+1=3$ is not so',
  ]);
});

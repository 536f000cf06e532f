import { limits } from '@pathshala/contract/http/limits';
import { sayOf } from '@pathshala/messages/say';
import { expect, test } from 'vitest';
import { checkMarkdown } from './check-markdown.ts';

const lines = (...all: string[]) => all.join('\n');

test('a text that can be rendered has no issues', () => {
  const text = lines(
    '## A',
    '',
    'One and $1 + 1 = 2$, [home](/).',
    '',
    '- `code`',
    '',
    '| a | b |',
    '|---|---|',
    '| $x$ | 1 |',
  );
  expect(checkMarkdown(text)).toEqual([]);
});

test('every broken formula is reported with its line', () => {
  const text = lines(
    'Good $1$.',
    '',
    'First line',
    'second $\\frac{1}$ here',
    '',
    '$$',
    '\\nothing{x}',
    '$$',
    '',
    '- a',
    '- $\\frac{$',
  );
  const issues = checkMarkdown(text);
  expect(issues.map(({ line }) => line)).toEqual([4, 6, 11]);
  expect(issues.map(({ key }) => key)).toEqual([
    'faults.notRead',
    'faults.unknownCommand',
    'faults.notClosed',
  ]);
});

test('a broken figure is reported with what is wrong in its JSON or fields', () => {
  const text = lines(
    'Text',
    '',
    '```figure',
    '{"kind": "clock", ',
    '```',
    '',
    '```figure',
    '{"kind": "cube"}',
    '```',
  );
  const issues = checkMarkdown(text);
  expect(issues.map(({ line }) => line)).toEqual([3, 7]);
  expect(issues.map((issue) => sayOf('en', issue))).toEqual([
    expect.stringMatching(/^figure 1: the figure’s fields cannot be read/),
    expect.stringMatching(/^figure 2: kind: cube is not one of/),
  ]);
});

test('disallowed links, pictures, and figures without a caption are reported', () => {
  const figure = ['```figure', '{"kind": "clock", "hour": 3, "minute": 0}', '```'];
  const text = lines(
    '[x](javascript:alert(1))',
    '',
    '![cat](https://elsewhere.example/cat.png)',
    '',
    ...figure,
  );
  expect(checkMarkdown(text).map((issue) => [issue.line, sayOf('en', issue)])).toEqual([
    [1, expect.stringContaining('a link leads to javascript:')],
    [3, expect.stringContaining('is not the school’s own')],
    [5, 'figure 1: clock: caption: must be filled in'],
  ]);
});

const sum = (length: number) => '1+'.repeat(length).slice(0, length - 1);

test.each([
  ['a text', 'ক'.repeat(70_000), 'a text must be at most 200 KB: make two lessons of it'],
  ['a paragraph', 'a_*'.repeat(2000), 'a paragraph must be at most 2,500 characters'],
  ['an item of a list', `- ${'a_*'.repeat(2000)}`, 'a paragraph must be at most 2,500 characters'],
  ['a formula', `$${sum(limits.formulaMax + 2)}$`, 'a formula must be at most 500 characters'],
  ['a quotation in quotations', '>'.repeat(20_000), 'is nested too deeply'],
])('%s that would take too long to render is refused', (_what, text, detail) => {
  expect(checkMarkdown(text).map((issue) => [issue.line, sayOf('en', issue)])).toEqual([[1, detail]]);
});

test('a text of the greatest allowed length is rendered', () => {
  const formula = `$${sum(limits.formulaMax + 1)}$`;
  const paragraph = 'word '.repeat(limits.paragraphMax / 5 - 1);
  expect(checkMarkdown(`${formula}\n\n${paragraph}\n`)).toEqual([]);
});

test('line numbers are right with repeated parts and with quotations', () => {
  const text = lines(
    '> a $\\frac{1}$',
    '> a $\\frac{1}$',
    '',
    '- $\\frac{1}$ $\\frac{1}$',
    '- b',
    '- $\\frac{1}$',
  );
  expect(checkMarkdown(text).map(({ line }) => line)).toEqual([1, 2, 4, 4, 6]);
});

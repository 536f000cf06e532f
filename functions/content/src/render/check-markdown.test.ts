import { limits } from '@pathshala/contract/http/limits';
import { sayOf } from '@pathshala/messages/say';
import { expect, test } from 'vitest';
import { checkMarkdown } from './check-markdown.ts';
import { renderMarkdown } from './render-lesson.ts';

const sum = (length: number) => '1+'.repeat(length).slice(0, length - 1);
const notRead = (formula: string) => `the formula $${formula}$ cannot be read: a part may be missing`;
const half = notRead('\\frac{1}');

test.each<[what: string, lines: string[], ...issues: [line: number, start: string][]]>([
  ['a good text', ['## A', '', 'One and $1 + 1 = 2$, [home](/).', '', '| a |', '|---|', '| $x$ |']],
  [
    'formulas',
    ['First', 'second $\\frac{1}$ here', '', '$$', '\\nothing{x}', '$$', '', '- a', '- $\\frac{$', '$x}$'],
    [2, half],
    [4, 'the formula $\\nothing{x}$ has an unknown command, \\nothing'],
    [9, 'the formula $\\frac{$ has an unclosed brace'],
    [10, 'the formula $x}$ has an extra closing brace'],
  ],
  [
    'the same formula again, in quotations and lists',
    ['> a $\\frac{1}$', '> a $\\frac{1}$', '', '- $\\frac{1}$ $\\frac{1}$', '- b', '- $\\frac{1}$'],
    ...[1, 2, 4, 4, 6].map((line): [number, string] => [line, half]),
  ],
  [
    'figures',
    ['```figure', '{"kind": "clock", ', '```', '', '```figure', '{"kind": "cube"}', '```'],
    [1, 'figure 1: the figure’s fields cannot be read'],
    [5, 'figure 2: kind: cube is not one of'],
  ],
  [
    'links and pictures',
    ['[x](javascript:alert(1))', '', '![cat](https://elsewhere.example/cat.png)'],
    [1, 'a link points to javascript:alert(1), which is not allowed'],
    [3, 'is not the school’s own'],
  ],
  [
    'a formula in a link',
    ['a', 'b [$\\frac{1}$](javascript:x) $x}$'],
    [2, half],
    [2, 'a link points to javascript:x, which is not allowed'],
    [2, 'the formula $x}$ has an extra closing brace'],
  ],
  ['a long paragraph', ['a_*'.repeat(2000)], [1, 'a paragraph must be at most 2,500 characters']],
  ['a long item', [`- ${'a_*'.repeat(2000)}`], [1, 'a paragraph must be at most 2,500 characters']],
  ['a long formula', [`$${sum(limits.formulaMax + 2)}$`], [1, 'a formula must be at most 500 characters']],
  ['the longest formula', [`$${sum(limits.formulaMax + 1)}$`]],
  ['the longest paragraph', ['word '.repeat(limits.paragraphMax / 5 - 1)]],
  ['quotations in quotations', ['>'.repeat(20_000)], [1, 'is nested too deeply']],
])('what is wrong in a text is named with its line: %s', (_what, lines, ...issues) => {
  const found = checkMarkdown(lines.join('\n'), undefined, { looks: 0 }).map((issue) => [
    issue.line,
    sayOf('en', issue),
  ]);
  expect(found).toEqual(issues.map(([line, start]) => [line, expect.stringContaining(start)]));
});

test('with a replacement for broken parts, the rest of the text is rendered', () => {
  const parts = [
    '$x^2$',
    '$\\frac{1}$',
    '[x](javascript:y)',
    '![x](https://x.y/z.png)',
    '```figure\n{"kind":\n```',
  ];
  const issues: string[] = [];
  const html = renderMarkdown(parts.join('\n\n'), undefined, undefined, (source, said) => {
    issues.push(sayOf('en', said));
    return `<code>${source.length}</code>`;
  });
  expect(html).toContain('aria-label="x squared"');
  expect([html.match(/<code>/g)?.length, issues.length, issues[0]]).toEqual([4, 4, half]);
});

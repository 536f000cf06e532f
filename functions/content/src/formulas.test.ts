import { limits } from '@pathshala/contract/http/limits';
import { sayOf } from '@pathshala/messages/say';
import { expect, test } from 'vitest';
import { formulasIn, statementsIn } from './formulas.ts';
import { sourceIssues } from './publish-rule.ts';
import { isTrue, numbersNamed, untrueFormulas, wrongAnswer } from './recompute.ts';

test.each([
  ['3 + 4 \\times 2 = 11', [true]],
  ['3 + 4 \\times 2 = 14', [false]],
  ['v = 2 + 3 \\times 4 = x = 20', [false]],
  ['\\frac{1}{2} + \\frac{1}{3} = \\frac{5}{6}', [true]],
  ['1\\frac{1}{2} = 1.5', [true]],
  ['\\sqrt{\\frac{9}{4}} = 1.5', [true]],
  ['2^{10} = 1{,}024', [true]],
  ['1,000 \\div 8 = 125', [true]],
  ['|-3| = 3', [true]],
  ['20\\% = \\frac{1}{5}', [true]],
  ['2 : 4 = 3 : 6', [true]],
  ['180^\\circ - 50^\\circ = 120^\\circ', [false]],
  ['-5 < -2 < 0', [true, true]],
  ['-5 > -2', [false]],
  ['3 \\ne 3', [false]],
  ['\\frac{2}{3} \\approx 0.67', [true]],
  ['\\frac{2}{3} \\approx 0.66', [false]],
  ['10 \\times 6.022 \\times 10^{23} \\approx 6.02 \\times 10^{24}', [true]],
  ['6 \\times 4 = 25 \\text{ cm}^2', [false]],
  ['1 \\text{ km} = 1000 \\text{ m}', []],
  ['x + 2 = 7', []],
  ['1 + 1 = 2, 2 + 2 = 5', [true, false]],
  // Notation that is not worked out is not untrue.
  ['n(A \\cup B) = 5 + 4 - 2 = 7', [true]],
  ['\\binom{5}{2} = 10', []],
  ['5! = 120', []],
  ['0.\\dot{3} = \\frac{1}{3}', []],
  ['A = \\{1, 2\\}', []],
  ['3 >= 2', [true]],
  ['f(2) = \\begin{cases} 1 & 2 > 3 \\\\ 4 & 2 < 3 \\end{cases} = 4', []],
  ['\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix} = -2', [undefined]],
  ['\\int_0^1 2x\\,dx = 1', []],
])('the statements about numbers in %s are %j', (formula, expected) => {
  expect(statementsIn(formula).map(isTrue)).toEqual(expected);
});

test('formulas are found between dollar signs, not in amounts or code; an untrue one is named', () => {
  const text = 'It costs \\$5 and $1 + 1 = 2$. `$no$`\n\n$$\n3 = 4\n$$\n';
  expect(formulasIn(text)).toEqual(['\n3 = 4\n', '1 + 1 = 2']);
  expect(untrueFormulas(text)).toEqual(['\n3 = 4\n']);
});

test.each([
  ['17', [17]],
  ['$-\\frac{3}{4}$', [-0.75]],
  ['−7 steps', [-7]],
  ['1,250 taka', [1250]],
  ['3/8 of the field', [0.375]],
  ['between 3 and 4', [3, 4]],
  ['H2O', []],
])('the numbers named in %s', (option, numbers) => {
  expect(numbersNamed(option)).toEqual(numbers);
});

const options = ['$3$', '$4$', '৫', '6 apples'];
const notComputed = { key: 'faults.notComputed' };

test.each([
  ['2 + 2', options, 1, undefined],
  ['sqrt(25)', options, 2, undefined],
  ['max(6, 2)', options, 3, undefined],
  ['2 + 2', options, 0, { key: 'faults.rightDiffers', params: { value: 4 } }],
  ['1 + 1', ['2', '1', '$2.0$'], 0, { key: 'faults.alsoRight', params: { value: 2, option: 3 } }],
  ['', options, 1, notComputed],
  ['2 +', options, 1, notComputed],
  ['1 / 0', options, 1, notComputed],
  ['createUnit("foo")', options, 1, notComputed],
  ['import({})', options, 1, notComputed],
])('%j, of %j with option %i as the right one: %j', (compute, some, answer, issue) => {
  expect(wrongAnswer(compute, some, answer)).toEqual(issue);
});

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

import { describe, expect, test } from 'vitest';
import { isTrue, numbersNamed } from './formula-values.ts';
import { formulasIn, statementsIn } from './formulas.ts';

const truths = (formula: string) => statementsIn(formula).map(isTrue);

describe('statements about numbers', () => {
  test.each([
    ['3 + 4 \\times 2 = 11', [true]],
    ['3 + 4 \\times 2 = 14', [false]],
    ['v = 2 + 3 \\times 4 = 14', [true]],
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
  ])('%s', (formula, expected) => {
    expect(truths(formula)).toEqual(expected);
  });

  test('are found between dollar signs, not in amounts or code', () => {
    expect(formulasIn('It costs \\$5 and $1 + 1 = 2$. `$no$`\n\n$$\n3 = 4\n$$\n')).toEqual([
      '\n3 = 4\n',
      '1 + 1 = 2',
    ]);
  });
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

import temml from 'temml';
import { expect, test } from 'vitest';
import { bangla } from './bn.ts';
import { english } from './en.ts';
import { speakFormula } from './speak-formula.ts';

const mathml = (tex: string) => temml.renderToString(tex, { throwOnError: true });

test.each([
  ['\\frac{3}{4}', 'three quarters'],
  ['4\\frac{1}{2}', '4 and one half'],
  ['\\frac{28}{60} \\times 100 \\approx 46.7', '28 over 60 times 100 is about 46.7'],
  ['-2^4', 'minus 2 to the power 4'],
  ['(-2)^4', 'open bracket minus 2 close bracket to the power 4'],
  ['2x^{n-1}', '2 x to the power n minus 1, end of power'],
  ['x^{-1}', 'x to the power minus 1'],
  ['x(x + 5) = 84', 'x times open bracket x plus 5 close bracket equals 84'],
  ['f(x) = |x|', 'f of x equals the absolute value of x'],
  ["f''(a)(x - a)", 'f double prime of a times open bracket x minus a close bracket'],
  ['\\frac{dy}{dx} = 5u^4', 'd y by d x equals 5 u to the power 4'],
  [
    '\\sqrt{x + 4} - 2\\sqrt{3}',
    'the square root of x plus 4, end of root, minus 2 times the square root of 3',
  ],
  ['\\sqrt[3]{8}', 'the cube root of 8'],
  [
    '\\lim_{x \\to 0} \\frac{x^2}{x}',
    'the limit as x goes to 0 of the fraction x squared over x, end of fraction',
  ],
  ['2\\text{Mg} + \\text{O}_2 \\to 2\\text{MgO}', '2 Mg plus O 2 gives 2 Mg O'],
  ['\\text{Ca(OH)}_2', 'Ca open bracket O H close bracket 2'],
  ['N_A', 'N sub A'],
  ['x_1^2', 'x sub 1 squared'],
  ['180^\\circ', '180 degrees'],
  ['2 : 4 = 3 : 6', '2 to 4 equals 3 to 6'],
  ['x = 5 \\text{ (divide by 3)}', 'x equals 5 (divide by 3)'],
  ['1{,}024', '1,024'],
])('%s', (tex, words) => {
  expect(speakFormula(mathml(tex), english)).toBe(words);
});

test.each([
  ['\\frac{3}{4}', '৪ ভাগের ৩'],
  ['4\\frac{1}{2}', '৪ সমস্ত ২ ভাগের ১'],
  ['5 \\times 5 + 3 = 28', '৫ গুণ ৫ যোগ ৩ সমান ২৮'],
  ['x^2 \\ne -9', 'x এর বর্গ সমান নয় ঋণাত্মক ৯'],
])('%s in Bangla', (tex, words) => {
  expect(speakFormula(mathml(tex), bangla)).toBe(words);
});

test('both languages have words for the same signs', () => {
  expect(Object.keys(bangla.signs)).toEqual(Object.keys(english.signs));
});

test('a deeply nested part is read once, not twice for each level above it', () => {
  const deep = 30;
  const spoken = speakFormula(mathml(`${'\\sqrt{'.repeat(deep)}2${'}'.repeat(deep)}`), english);
  expect(spoken.match(/square root/g)).toHaveLength(deep);
});

import type { SpokenLanguage } from './spoken-language.ts';

/** The names that a numerator of one and of more than one gives a denominator. */
const parts: Readonly<Record<number, readonly [one: string, many: string]>> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['quarter', 'quarters'],
  5: ['fifth', 'fifths'],
  6: ['sixth', 'sixths'],
  7: ['seventh', 'sevenths'],
  8: ['eighth', 'eighths'],
  9: ['ninth', 'ninths'],
  10: ['tenth', 'tenths'],
  11: ['eleventh', 'elevenths'],
  12: ['twelfth', 'twelfths'],
};
const counts = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const powers: Readonly<Record<string, string>> = { '2': 'squared', '3': 'cubed' };
const ends = (simple: boolean, what: string) => (simple ? '' : `, end of ${what},`);

export const english: SpokenLanguage = {
  signs: {
    '+': 'plus',
    '−': 'minus',
    '±': 'plus or minus',
    '×': 'times',
    '⋅': 'times',
    '÷': 'divided by',
    '/': 'divided by',
    ':': 'to',
    '=': 'equals',
    '≠': 'is not equal to',
    '≈': 'is about',
    '<': 'is less than',
    '>': 'is greater than',
    '≤': 'is at most',
    '≥': 'is at least',
    '→': 'gives',
    '%': 'percent',
    '!': 'factorial',
    '∘': 'degrees',
    '′': 'prime',
    '″': 'double prime',
    '…': 'and so on',
    '⋯': 'and so on',
    '(': 'open bracket',
    ')': 'close bracket',
    '[': 'open square bracket',
    ']': 'close square bracket',
    ',': ',',
    '.': '.',
    ';': ';',
    '?': 'what',
    '∞': 'infinity',
    π: 'pi',
    θ: 'theta',
    α: 'alpha',
    β: 'beta',
    Δ: 'delta',
    sin: 'sine',
    cos: 'cosine',
    tan: 'tangent',
    log: 'log',
    ln: 'natural log',
  },
  negative: 'minus',
  goesTo: 'goes to',
  number: (digits) => digits,
  namedFraction(numerator, denominator) {
    const [one, many] = parts[denominator] ?? [];
    const count = counts[numerator];
    return count && one && many ? `${count} ${numerator === 1 ? one : many}` : undefined;
  },
  fraction: (numerator, denominator, simple) =>
    `${simple ? '' : 'the fraction '}${numerator} over ${denominator}${ends(simple, 'fraction')}`,
  derivative: (of, by) => `d ${of} by d ${by}`,
  mixed: (whole, fraction) => `${whole} and ${fraction}`,
  power: (base, exponent, simple) =>
    `${base} ${powers[exponent] ?? `to the power ${exponent}${ends(simple, 'power')}`}`,
  sub: (base, index) => `${base} sub ${index}`,
  root: (of, simple) => `the square root of ${of}${ends(simple, 'root')}`,
  nthRoot: (index, of, simple) =>
    `${index === '3' ? 'the cube root' : `the root ${index}`} of ${of}${ends(simple, 'root')}`,
  absolute: (of, simple) => `the absolute value of ${of}${ends(simple, 'absolute value')}`,
  limit: (as) => `the limit as ${as} of`,
  functionOf: (name) => `${name} of`,
};

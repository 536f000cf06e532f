import { ownValue } from '@pathshala/contract/http/own-value';
import signs from './signs/en.json' with { type: 'json' };
import { type SpokenLanguage, signWords, type TableWords } from './spoken-language.ts';

const parts =
  ', , half, third, quarter, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth'.split(', ');
const counts = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const powers: Readonly<Record<string, string>> = { '2': 'squared', '3': 'cubed' };
const ends = (simple: boolean, what: string) => (simple ? '' : `, end of ${what},`);

const grid = (name: string): TableWords => ({
  begins: (rows, columns) => `the ${rows} by ${columns} ${name},`,
  row: (number, cells) => `row ${number}: ${cells.join(', ')};`,
  ends: `end of ${name},`,
});

export const english: SpokenLanguage = {
  signs: signWords(signs),
  negative: 'minus',
  goesTo: 'goes to',
  number: (digits) => digits,
  namedFraction(numerator, denominator) {
    const one = parts[denominator];
    const count = counts[numerator];
    if (!count || !one) return undefined;
    return numerator === 1 ? `${count} ${one}` : `${count} ${one === 'half' ? 'halves' : `${one}s`}`;
  },
  fraction: (numerator, denominator, simple) =>
    `${simple ? '' : 'the fraction '}${numerator} over ${denominator}${ends(simple, 'fraction')}`,
  derivative: (of, by) => `d ${of} by d ${by}`,
  mixed: (whole, fraction) => `${whole} and ${fraction}`,
  power: (base, exponent, simple) =>
    `${base} ${ownValue(powers, exponent) ?? `to the power ${exponent}${ends(simple, 'power')}`}`,
  sub: (base, index) => `${base} sub ${index}`,
  root: (of, simple) => `the square root of ${of}${ends(simple, 'root')}`,
  nthRoot: (index, of, simple) =>
    `${index === '3' ? 'the cube root' : `the root ${index}`} of ${of}${ends(simple, 'root')}`,
  absolute: (of, simple) => `the absolute value of ${of}${ends(simple, 'absolute value')}`,
  limit: (as) => `the limit as ${as} of`,
  functionOf: (name) => `${name} of`,
  between: (what, from, to) => {
    const [name, of] = what.endsWith(' of') ? [what.slice(0, -3), ' of'] : [what, ','];
    return to === undefined ? `${name} over ${from}${of}` : `${name} from ${from} to ${to}${of}`;
  },
  logBase: (name, base) => `${name} to base ${base} of`,
  inverse: (name) => `inverse ${name}`,
  marks: {
    '→': (of) => `vector ${of}`,
    '⟶': (of) => `vector ${of}`,
    '←': (of) => `vector ${of}, reversed,`,
    '↔': (of) => `line ${of}`,
    line: (of) => `line segment ${of}`,
    '‾': (of) => `${of} bar`,
    top: (of) => `${of}, with a line over it,`,
    bottom: (of) => `${of}, underlined,`,
    ˆ: (of) => `${of} hat`,
    '~': (of) => `${of} tilde`,
    '˙': (of) => `${of} dot`,
    '¨': (of) => `${of} double dot`,
    repeats: (of) => `${of} recurring`,
    '⏜': (of) => `arc ${of}`,
    '⌢': (of) => `arc ${of}`,
    '˚': (of) => `${of} ring`,
    '⏞': (of) => of,
    '⏟': (of) => of,
    crossed: (of) => `${of}, crossed out,`,
  },
  under: (arrow, condition) => `${arrow}, with ${condition},`,
  table: {
    matrix: grid('matrix'),
    determinant: grid('determinant'),
    cases: {
      begins: (rows) => `${rows} cases,`,
      row: (_, cells) => `${cells.join(', if ')},`,
      ends: 'end of cases,',
    },
  },
  choose: (all, some) => `${all} choose ${some}`,
  arrange: (all, some) => `the permutations of ${some} out of ${all}`,
  isotope: (element, mass, protons) =>
    `${element} with mass number ${mass}${protons === undefined ? '' : ` and atomic number ${protons}`}`,
  charge: (of, number, isPositive) => `${of} charge ${number} ${isPositive ? 'plus' : 'minus'}`,
  fromSide: (value, isRight) => `${value} from the ${isRight ? 'right' : 'left'}`,
  transposed: (of) => `${of} transposed`,
  bar: { suchThat: 'such that', given: 'given', divides: 'divides' },
  length: (of) => `the length of ${of}`,
  maps: ['from', 'to'],
};

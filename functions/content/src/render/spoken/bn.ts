import { ownValue } from '@pathshala/contract/http/own-value';
import { withDigitsOf } from '@pathshala/contract/text/digits';
import signs from './signs/bn.json' with { type: 'json' };
import { type SpokenLanguage, signWords, type TableWords } from './spoken-language.ts';

const powers: Readonly<Record<string, string>> = { '২': 'এর বর্গ', '৩': 'এর ঘন' };
const ends = (simple: boolean, what: string) => (simple ? '' : `, ${what} শেষ,`);

const grid = (name: string): TableWords => ({
  begins: (rows, columns) => `${rows} সারি ${columns} কলামের ${name},`,
  row: (number, cells) => `সারি ${number}: ${cells.join(', ')};`,
  ends: `${name} শেষ,`,
});

export const bangla: SpokenLanguage = {
  signs: signWords(signs),
  negative: 'ঋণাত্মক',
  goesTo: 'এগিয়ে যায়, লক্ষ্য',
  number: (text) => withDigitsOf('bn', text),
  namedFraction: (numerator, denominator) =>
    numerator <= 12 && denominator >= 2 && denominator <= 12
      ? withDigitsOf('bn', `${denominator} ভাগের ${numerator}`)
      : undefined,
  fraction: (numerator, denominator, simple) =>
    simple
      ? `${numerator} ভাগ ${denominator}`
      : `ভগ্নাংশ, লব ${numerator}, হর ${denominator}${ends(simple, 'ভগ্নাংশ')}`,
  derivative: (of, by) => `d ${of} বাই d ${by}`,
  mixed: (whole, fraction) => `${whole} সমস্ত ${fraction}`,
  power: (base, exponent, simple) =>
    `${base} ${ownValue(powers, exponent) ?? `এর ঘাত ${exponent}${ends(simple, 'ঘাত')}`}`,
  sub: (base, index) => `${base} সাব ${index}`,
  root: (of, simple) => `বর্গমূল ${of}${ends(simple, 'মূল')}`,
  nthRoot: (index, of, simple) => `${index === '৩' ? 'ঘনমূল' : `${index} তম মূল`} ${of}${ends(simple, 'মূল')}`,
  absolute: (of, simple) => `পরম মান ${of}${ends(simple, 'পরম মান')}`,
  limit: (as) => `লিমিট, যখন ${as},`,
  functionOf: (name) => `${name} অফ`,
  between: (what, from, to) =>
    to === undefined ? `${what}, ${from} এর জন্য,` : `${what}, ${from} থেকে ${to} পর্যন্ত,`,
  logBase: (name, base) => `${base} ভিত্তিক ${name}`,
  inverse: (name) => `বিপরীত ${name}`,
  marks: {
    '→': (of) => `ভেক্টর ${of}`,
    '⟶': (of) => `ভেক্টর ${of}`,
    '←': (of) => `বিপরীতমুখী ভেক্টর ${of}`,
    '↔': (of) => `রেখা ${of}`,
    line: (of) => `রেখাংশ ${of}`,
    '‾': (of) => `${of} বার`,
    top: (of) => `${of}, উপরে রেখা,`,
    bottom: (of) => `${of}, নিচে রেখা,`,
    ˆ: (of) => `${of} হ্যাট`,
    '~': (of) => `${of} টিল্ডা`,
    '˙': (of) => `${of} ডট`,
    '¨': (of) => `${of} ডাবল ডট`,
    repeats: (of) => `${of} পৌনঃপুনিক`,
    '⏜': (of) => `চাপ ${of}`,
    '⌢': (of) => `চাপ ${of}`,
    '˚': (of) => `${of} রিং`,
    '⏞': (of) => of,
    '⏟': (of) => of,
    crossed: (of) => `${of}, কাটা,`,
  },
  under: (arrow, condition) => `${arrow}, শর্ত ${condition},`,
  table: {
    matrix: grid('ম্যাট্রিক্স'),
    determinant: grid('নির্ণায়ক'),
    cases: {
      begins: (rows) => `${rows}টি ক্ষেত্র,`,
      row: (_, cells) => `${cells.join(', যখন ')},`,
      ends: 'ক্ষেত্র শেষ,',
    },
  },
  choose: (all, some) => `${all} থেকে ${some} এর সমাবেশ`,
  arrange: (all, some) => `${all} থেকে ${some} এর বিন্যাস`,
  isotope: (element, mass, protons) =>
    `${element}, ভর সংখ্যা ${mass}${protons === undefined ? '' : `, পারমাণবিক সংখ্যা ${protons}`}`,
  charge: (of, number, isPositive) => `${of} ${number} ${isPositive ? 'ধনাত্মক' : 'ঋণাত্মক'} আধান`,
  fromSide: (value, isRight) => `${isRight ? 'ডান' : 'বাম'} দিক থেকে ${value}`,
  transposed: (of) => `${of} এর ট্রান্সপোজ`,
  bar: { suchThat: 'যেখানে', given: 'শর্তে', divides: 'ভাগ করে' },
  length: (of) => `${of} এর দৈর্ঘ্য`,
  maps: [',', 'থেকে'],
};

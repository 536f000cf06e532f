import { withBanglaDigits } from '@pathshala/contract/digits';
import type { SpokenLanguage } from './spoken-language.ts';

const powers: Readonly<Record<string, string>> = { '২': 'এর বর্গ', '৩': 'এর ঘন' };
const ends = (simple: boolean, what: string) => (simple ? '' : `, ${what} শেষ,`);

export const bangla: SpokenLanguage = {
  signs: {
    '+': 'যোগ',
    '−': 'বিয়োগ',
    '±': 'যোগ বা বিয়োগ',
    '×': 'গুণ',
    '⋅': 'গুণ',
    '÷': 'ভাগ',
    '/': 'ভাগ',
    ':': 'অনুপাত',
    '=': 'সমান',
    '≠': 'সমান নয়',
    '≈': 'প্রায় সমান',
    '<': 'ছোট',
    '>': 'বড়',
    '≤': 'ছোট বা সমান',
    '≥': 'বড় বা সমান',
    '→': 'থেকে হয়',
    '%': 'শতাংশ',
    '!': 'ফ্যাক্টোরিয়াল',
    '∘': 'ডিগ্রি',
    '′': 'প্রাইম',
    '″': 'ডাবল প্রাইম',
    '…': 'এভাবে চলতে থাকে',
    '⋯': 'এভাবে চলতে থাকে',
    '(': 'বন্ধনী শুরু',
    ')': 'বন্ধনী শেষ',
    '[': 'তৃতীয় বন্ধনী শুরু',
    ']': 'তৃতীয় বন্ধনী শেষ',
    ',': ',',
    '.': '.',
    ';': ';',
    '?': 'কত',
    '∞': 'অসীম',
    π: 'পাই',
    θ: 'থিটা',
    α: 'আলফা',
    β: 'বিটা',
    Δ: 'ডেল্টা',
    sin: 'সাইন',
    cos: 'কোসাইন',
    tan: 'ট্যানজেন্ট',
    log: 'লগ',
    ln: 'স্বাভাবিক লগ',
  },
  negative: 'ঋণাত্মক',
  goesTo: 'এগিয়ে যায়, লক্ষ্য',
  number: withBanglaDigits,
  namedFraction: (numerator, denominator) =>
    numerator <= 12 && denominator >= 2 && denominator <= 12
      ? withBanglaDigits(`${denominator} ভাগের ${numerator}`)
      : undefined,
  fraction: (numerator, denominator, simple) =>
    simple
      ? `${numerator} ভাগ ${denominator}`
      : `ভগ্নাংশ, লব ${numerator}, হর ${denominator}${ends(simple, 'ভগ্নাংশ')}`,
  derivative: (of, by) => `d ${of} বাই d ${by}`,
  mixed: (whole, fraction) => `${whole} সমস্ত ${fraction}`,
  power: (base, exponent, simple) =>
    `${base} ${powers[exponent] ?? `এর ঘাত ${exponent}${ends(simple, 'ঘাত')}`}`,
  sub: (base, index) => `${base} সাব ${index}`,
  root: (of, simple) => `বর্গমূল ${of}${ends(simple, 'মূল')}`,
  nthRoot: (index, of, simple) => `${index === '৩' ? 'ঘনমূল' : `${index} তম মূল`} ${of}${ends(simple, 'মূল')}`,
  absolute: (of, simple) => `পরম মান ${of}${ends(simple, 'পরম মান')}`,
  limit: (as) => `লিমিট, যখন ${as},`,
  functionOf: (name) => `${name} অফ`,
};

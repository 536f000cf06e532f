import { escaped } from './escaped.ts';

/** How many of a thing there are, or which one: these end in a vowel, and may be followed by a case. */
const numbers = ['টি', 'টা', 'টুকু', 'খানা', 'খানি', 'গুলো', 'গুলি', 'গুলা'];
/** The cases of what ends in a vowel, and of what does not: অক্ষ has অক্ষের, and অক্ষর is another word. */
const cases = {
  afterVowel: ['র', 'য়', 'তে', 'কে', 'য়ের', 'য়ে', 'রা', 'দের'],
  afterConsonant: ['ের', 'ে', 'কে', 'এর', 'েরা', 'দের', 'েদের', 'সমূহ'],
} as const;
/** What stresses a word, behind all others. */
const stresses = ['ই', 'ও'];

/** A text as a pattern: য়, ড় and ঢ় are typed as one sign or as two. */
const sourceOf = (text: string) =>
  escaped(text.normalize('NFC'))
    .replaceAll('\u09af\u09bc', '(?:\u09af\u09bc|\u09df)')
    .replaceAll('\u09a1\u09bc', '(?:\u09a1\u09bc|\u09dc)')
    .replaceAll('\u09a2\u09bc', '(?:\u09a2\u09bc|\u09dd)');

const oneOf = (endings: readonly string[]) => `(?:${endings.map(sourceOf).join('|')})`;

/** The endings that a term may have. */
function endingsOf(term: string): string {
  const own = /[\u0985-\u0994\u09be-\u09cc]$/.test(term.normalize('NFC')) ? 'afterVowel' : 'afterConsonant';
  const counted = `${oneOf(numbers)}${oneOf(cases.afterVowel)}?`;
  return `(?:${counted}|${oneOf(cases[own])})?${oneOf(stresses)}?`;
}

/** With the endings of its cases. */
export const bangla = (name: string): string => sourceOf(name) + endingsOf(name);

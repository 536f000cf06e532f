import { ownValue } from '@pathshala/contract/http/own-value';
import type { Language } from '@pathshala/contract/text/languages';

/** A text as the source of a regular expression that it alone fits. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Plurals that no rule makes, by the last word of a term. */
const oddPlurals: Readonly<Record<string, string>> = {
  analysis: 'analyses',
  axis: 'axes',
  formula: 'formulae',
  fungus: 'fungi',
  hypothesis: 'hypotheses',
  leaf: 'leaves',
  matrix: 'matrices',
  meiosis: 'meioses',
  mitochondrion: 'mitochondria',
  mitosis: 'mitoses',
  nucleus: 'nuclei',
  person: 'people',
  radius: 'radii',
  vertex: 'vertices',
};

function pluralOf(term: string): string {
  const [, before = '', last = ''] = /^(.*?)([^ -]+)$/.exec(term) ?? [];
  const odd = ownValue(oddPlurals, last.toLowerCase());
  if (odd) return before + odd;
  if (/[^aeiou]y$/i.test(term)) return `${term.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(term) ? `${term}es` : `${term}s`;
}

/** Alone or as a plural. */
export const english = (name: string): string => `${escaped(pluralOf(name))}|${escaped(name)}`;

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

/** How a name may be in a text, by language; of one that is not here, as it is written. */
const forms: { readonly [Name in Language]?: (name: string) => string } = { en: english, bn: bangla };

/** The ways to write a term: one with a shorter name in brackets after it has two. */
function namesOf(term: string): string[] {
  const [, name = term, short] = /^(.+?) \((.+)\)$/.exec(term) ?? [];
  return short === undefined ? [name] : [name, short];
}

/**
 * How a term may be in a text, as the source of a regular expression that is read with the flags `iu`: with the endings
 * that its language gives it.
 * @param term as the glossary has it
 */
export function formsOf(term: string, language: Language): string {
  return namesOf(term)
    .map(forms[language] ?? escaped)
    .join('|');
}

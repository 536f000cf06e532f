import { searchLanguageOf, stemOfLatin } from './languages/search-languages.ts';

/** Spellings of one sound, in the order in which they are made one. Sounds that the languages tell apart differently become equal. */
const sounds: ReadonlyArray<readonly [RegExp, string]> = [
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  // `ch` is kept apart from the other sounds of `c` by its capital for a while.
  [/ch+/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/([kgjtdbs])h+/g, '$1'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/ng/g, 'n'],
  [/(?<=[bcdfgjklmnprst])y(?=[aeiou])|(?<=s)w(?=[aeiou])/g, ''],
  [/[vw]/g, 'b'],
  [/y(?![aeiou])/g, 'i'],
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/o/g, 'a'],
  // More than two in a row are no sound, so that `qqqq` does not become the beginning of every word with `k`.
  [/([a-z])(?<!\1\1)\1(?!\1)/g, '$1'],
];

/** A word without what differs between ways of writing it: case, accents, joiners, apostrophes. */
export function plain(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’\u200c\u200d]/g, '');
}

/**
 * The skeleton of a word: equal for the spellings of one word in its own script and in Latin letters.
 * @returns small Latin letters and digits, or letters of another script as they are
 */
export function fold(word: string): string {
  const text = plain(word);
  const latin = searchLanguageOf(text)?.inLatin?.(text) ?? withoutAccents(text);
  return sounds.reduce((folded, [from, to]) => folded.replace(from, to), stemOfLatin(latin));
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
}

/**
 * The ways in which a word may be in a list of words: as it is written, and without its ending.
 * @returns the likeliest first
 */
export function formsOf(word: string): readonly string[] {
  const text = plain(word);
  return [text, ...(searchLanguageOf(text)?.stems(text) ?? [])];
}

import { searchLanguageOf, stemOfLatin } from './languages/search-languages.ts';

const sounds: ReadonlyArray<readonly [RegExp, string]> = [
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  // A capital keeps `ch` apart from other sounds of `c` for now.
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
  // More than two in a row are no sound: `qqqq` must not match every word with `k`.
  [/([a-z])(?<!\1\1)\1(?!\1)/g, '$1'],
];

export function plain(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’\u200c\u200d]/g, '');
}

export function fold(word: string): string {
  const text = plain(word);
  const latin = searchLanguageOf(text)?.inLatin?.(text) ?? withoutAccents(text);
  return sounds.reduce((folded, [from, to]) => folded.replace(from, to), stemOfLatin(latin));
}

/** @param lines words with blanks between them */
export const foldedSet = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')).map(fold));

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
}

export function formsOf(word: string): readonly string[] {
  const text = plain(word);
  return [text, ...(searchLanguageOf(text)?.stems(text) ?? [])];
}

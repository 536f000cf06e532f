import { ownValue } from '@pathshala/contract/http/own-value';
import { withLatinDigits } from '@pathshala/contract/text/digits';

/** Roughly as people type it on a phone. */

/** A letter, and behind it how it is typed. */
const lettersOf = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));

const consonants = lettersOf(
  'কk খkh গg ঘgh ঙng চch ছch জj ঝjh ঞn টt ঠth ডd ঢdh ণn তt থth দd ধdh নn পp ফph বb ভbh মm যj ' +
    'রr লl শsh ষsh সs হh',
);

const dotted: Readonly<Record<string, string>> = { ড: 'r', ঢ: 'r', য: 'y' };

const vowels = lettersOf('অo আa ইi ঈi উu ঊu ঋri এe ঐoi ওo ঔou');

const vowelSigns = lettersOf('াa িi ীi ুu ূu ৃri েe ৈoi োo ৌou');

const others: Readonly<Record<string, string>> = { 'ং': 'ng', ৎ: 't', 'ঃ': '', 'ঁ': '', '়': '', '্': '' };

const dot = '়';
const hasant = '্';
const saidOtherwise: ReadonlyArray<readonly [RegExp, string]> = [
  [/জ্ঞ/g, 'গ্গ'],
  [/ক্ষ/g, 'ক্খ'],
  // A `b` below another consonant is silent, except below `m`.
  [/(?<!ম)্ব/g, ''],
];

export function banglaInLatin(word: string): string {
  const letters = [...saidOtherwise.reduce((text, [from, to]) => text.replace(from, to), word)];
  let latin = '';
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? '';
    if (ownValue(consonants, letter) === undefined) {
      const said = ownValue(vowels, letter) ?? ownValue(vowelSigns, letter) ?? ownValue(others, letter);
      latin += said ?? withLatinDigits(letter);
      continue;
    }
    const before = letters[at - 1];
    const hasDot = letters[at + 1] === dot && ownValue(dotted, letter) !== undefined;
    if (hasDot) at++;
    latin += ownValue(hasDot ? dotted : consonants, letter);
    // A `j` below a consonant is a short `y`.
    if (letter === 'য' && before === hasant) latin = `${latin.slice(0, -1)}y`;
    if (saysVowel(letters, at, before)) latin += 'o';
  }
  return latin;
}

/** The last one in a word only after another consonant; one inside a word not between two vowels, as in roksana. */
function saysVowel(letters: readonly string[], at: number, before: string | undefined): boolean {
  const [next, afterNext, third] = letters.slice(at + 1).filter((letter) => letter !== 'ঁ');
  if (next === undefined) return before === hasant || before === 'ং';
  if (ownValue(vowelSigns, next) !== undefined || next === hasant) return false;
  const sign = afterNext === dot ? third : afterNext;
  const isBetween =
    before !== undefined &&
    ownValue(vowelSigns, before) !== undefined &&
    ownValue(consonants, next) !== undefined;
  return !(isBetween && ownValue(vowelSigns, sign ?? '') !== undefined);
}

import { isWithinEdits } from './edit-distance.ts';

/** A shorter word with another letter in it is another word. */
const shortestForgiven = 5;
/** In a shorter word a consonant in place of another makes another word. */
const shortestForConsonants = 7;
/** From this length on two typing errors still leave a word that is no other. */
const shortestForTwo = 9;

/**
 * Whether a term of a query may be a term of a text, mistyped: two letters that changed places, one too many or too few, a
 * wrong one. Both begin alike, for people seldom mistype the first letter; vowels are another matter, since languages
 * spell the same sound with different ones.
 */
export function isTypoOf(term: string, meant: string): boolean {
  if (term === meant || /\d/.test(term) || !beginAlike(term, meant)) return false;
  if (term.length < shortestForgiven) return isMistypingOf(term, meant);
  if (term.length < shortestForConsonants && hasOtherConsonant(term, meant)) return false;
  return isWithinEdits(term, meant, term.length < shortestForTwo ? 1 : 2);
}

const isVowel = (letter = '') => 'aeiou'.includes(letter);

function beginAlike(one: string, other: string): boolean {
  const swapped = one[0] === other[1] && one[1] === other[0];
  return one[0] === other[0] || swapped || (isVowel(one[0]) && isVowel(other[0]));
}

/** Whether the words differ in one letter, and both letters are consonants. */
function hasOtherConsonant(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const differing = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [[letter, other[at]]]));
  return differing.length === 1 && differing.flat().every((letter) => !isVowel(letter));
}

/** In a word of four letters two that changed places are a typing error, or a vowel left out of what one cannot say without. */
function isMistypingOf(term: string, meant: string): boolean {
  if (term.length < shortestForgiven - 1) return false;
  const sorted = (word: string) => [...word].sort().join('');
  const vowels = [...term].filter(isVowel).length;
  const lacksOne = vowels < 2 && term.length + 1 === meant.length && !meant.startsWith(term);
  return (lacksOne || sorted(term) === sorted(meant)) && isWithinEdits(term, meant, 1);
}

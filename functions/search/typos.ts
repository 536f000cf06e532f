function isWithinEdits(one: string, other: string, max: number): boolean {
  if (Math.abs(one.length - other.length) > max) return false;
  let beforeThat: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const changed = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const swapped = areSwapped(one, row, other, column) ? (beforeThat[column - 2] ?? 0) + 1 : changed;
      line.push(Math.min(changed, swapped, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    beforeThat = above;
    above = line;
  }
  return (above[other.length] ?? 0) <= max;
}

function areSwapped(one: string, row: number, other: string, column: number): boolean {
  return row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
}

/** A shorter word with one other letter is another word. */
const shortestForgiven = 5;

/** In a shorter word another consonant makes another word. */
const shortestForConsonants = 7;

/** From this length on, a word with two typing errors is still recognisable. */
const shortestForTwo = 9;

/** Both begin alike: a first letter is seldom mistyped, except vowels, which languages spell differently. */
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

function hasOtherConsonant(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const differing = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [[letter, other[at]]]));
  return differing.length === 1 && differing.flat().every((letter) => !isVowel(letter));
}

/** In a word of four letters: two swapped ones, or a missing vowel without which it cannot be said. */
function isMistypingOf(term: string, meant: string): boolean {
  if (term.length < shortestForgiven - 1) return false;
  const sorted = (word: string) => [...word].sort().join('');
  const vowels = [...term].filter(isVowel).length;
  const lacksOne = vowels < 2 && term.length + 1 === meant.length && !meant.startsWith(term);
  return (lacksOne || sorted(term) === sorted(meant)) && isWithinEdits(term, meant, 1);
}

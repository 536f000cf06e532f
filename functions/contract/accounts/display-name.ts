import { limits } from '../http/limits.ts';
import { charactersOf, isSeen, seenOf } from '../text/encodings.ts';

/** Composed (NFC), one line, without invisible characters, at most 100 code points; may be empty. */
export function normaliseDisplayName(name: string): string {
  const line = seenOf(name).replace(/\s+/g, ' ').trim().normalize('NFC');
  return isSeen(line) ? cut(line, limits.displayNameMax).trimEnd() : '';
}

export function hasLetter(name: string): boolean {
  return /\p{L}/u.test(normaliseDisplayName(name));
}

function cut(text: string, max: number): string {
  const codePoints = [...text.slice(0, 4 * max)];
  if (codePoints.length <= max) return codePoints.join('');
  let result = '';
  let length = 0;
  for (const character of charactersOf(codePoints.slice(0, 2 * max).join(''))) {
    length += [...character].length;
    if (length > max) break;
    result += character;
  }
  // Endless marks on a single letter are not a character worth keeping whole.
  return result || codePoints.slice(0, max).join('');
}

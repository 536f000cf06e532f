import { limits } from '../http/limits.ts';
import { charactersOf, isSeen, seenOf } from '../text/encodings.ts';

/**
 * Returns it composed (NFC), on one line, without invisible or direction characters, cut at 100 code points between two
 * characters; it may be empty.
 */
export function normaliseDisplayName(name: string): string {
  const line = seenOf(name).replace(/\s+/g, ' ').trim().normalize('NFC');
  return isSeen(line) ? cut(line, limits.displayNameMax).trimEnd() : '';
}

/** People cannot be called by signs alone. */
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

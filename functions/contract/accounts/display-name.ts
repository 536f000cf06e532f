import { limits } from '../http/limits.ts';

/**
 * What a name is not made of: control characters, halves of characters, what turns the direction of a line, what cannot
 * be seen. The two joiners stay: the letters of some scripts, such as Bengali, and emoji are written with them.
 */
const unwanted =
  /(?!\s)\p{Cc}|\p{Cs}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/**
 * The name that a person is shown by, as they or another company wrote it.
 * @returns composed (NFC), on one line, without characters that hide or turn others, and cut at 100 code points between
 * two characters; may be empty
 */
export function normaliseDisplayName(name: string): string {
  const line = name.replace(unwanted, '').replace(/\s+/g, ' ').trim().normalize('NFC');
  return cut(line, limits.displayNameMax).trimEnd();
}

function cut(text: string, max: number): string {
  const codePoints = [...text.slice(0, 4 * max)];
  if (codePoints.length <= max) return codePoints.join('');
  // Made here, not at the start: few names are this long, and old browsers do not have it.
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let kept = '';
  let length = 0;
  for (const { segment } of characters.segment(codePoints.slice(0, 2 * max).join(''))) {
    length += [...segment].length;
    if (length > max) break;
    kept += segment;
  }
  // Marks without end on a single letter are no character to be kept whole.
  return kept || codePoints.slice(0, max).join('');
}

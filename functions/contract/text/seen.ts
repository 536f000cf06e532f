/**
 * Characters that are not to be seen: control characters, lone surrogates, direction marks, and whatever else Unicode
 * says to ignore. The two joiners and the variants of a sign stay, because scripts such as Bengali, and emoji, need them.
 */
const unwanted = /(?!\s)\p{Cc}|\p{Cs}|(?!\u200c|\u200d|\p{VS})\p{DI}|[\ufff9-\ufffb]/gu;

/** Letters and signs that are drawn as nothing: fillers of Hangul, of Braille and of hieroglyphs. */
const blanks = /[\u115f\u1160\u2800\u3164\uffa0\u{13441}\u{13442}]/gu;

/** What is left must be more than marks and joiners, which need something to stand on. */
const hasSign = /[^\s\p{M}\p{Cf}]/u;

/** A text without what cannot be seen; what only fills a place is a space. */
export const seenOf = (text: string): string => text.replace(blanks, ' ').replace(unwanted, '');

/** Whether there is anything to see in a text. */
export const isSeen = (text: string): boolean => hasSign.test(seenOf(text));

/** A colon as people type it: a Bangla keyboard has the letter ঃ where others have the colon, and some a wide one. */
export const colon = '[:：ঃ]';

/** Wide colons as plain ones, and the letter where it can be no letter: between digits. */
export const withColons = (text: string): string =>
  text.replaceAll('：', ':').replace(/(\p{Nd}\s*)ঃ(?=\s*\p{Nd})/gu, '$1:');

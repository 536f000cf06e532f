import type { Lang } from '@pathshala/contract/language';

const bengaliScript = /\p{Script=Bengali}/u;

/**
 * The language of a title or a sentence, for screen readers, fonts and hyphenation: Bangla as soon as a letter of it is
 * Bangla.
 */
export function langOf(text: string): Lang {
  return bengaliScript.test(text) ? 'bn' : undefined;
}

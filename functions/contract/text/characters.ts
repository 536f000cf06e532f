/** A character as a reader sees it, for browsers without `Intl.Segmenter`: a base with its marks, or joined emoji. */
const oneSign = /\p{RI}\p{RI}|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200D\P{M}?)*/gu;

/** Made with the first text: few pages need it. */
let segmenter: Intl.Segmenter | undefined;

/**
 * The characters of a text as a reader sees them, by the browser's rules: a letter with its marks is one, and so is an emoji
 * of several. Firefox 115 has no rules of its own: there a conjunct may be two.
 */
export function* charactersOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) {
    for (const [sign] of text.matchAll(oneSign)) yield sign;
    return;
  }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

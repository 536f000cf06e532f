import subsetFont from 'subset-font';
import { subsetByGlyph } from './subset-by-glyph.ts';

/** Input of a page's own font. */
export interface GlyphFont {
  /** A TrueType file. */
  readonly file: Uint8Array;
  readonly letters: readonly string[];
  readonly glyphs: readonly number[];
}

/** A font with only these letters and glyphs, as WOFF2. @throws Error if the font cannot be read */
export async function makeGlyphFont({ file, letters, glyphs }: GlyphFont): Promise<Uint8Array> {
  const made = await subsetByGlyph(file, letters, glyphs);
  // Compresses what is left.
  return subsetFont(Buffer.from(made), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

import subsetFont from 'subset-font';
import { subsetByGlyph } from './subset-by-glyph.ts';

/** What a font of a page's own is made of. */
export interface GlyphFont {
  /** A TrueType file. */
  readonly file: Uint8Array;
  readonly letters: readonly string[];
  readonly glyphs: readonly number[];
}

/** A font with these letters and glyphs alone, as WOFF2. @throws Error where the font cannot be read */
export async function makeGlyphFont({ file, letters, glyphs }: GlyphFont): Promise<Uint8Array> {
  const made = await subsetByGlyph(file, letters, glyphs);
  // Everything that is left, squeezed.
  return subsetFont(Buffer.from(made), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

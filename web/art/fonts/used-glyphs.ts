import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';

/** Finds the glyphs of words in a font. */
export interface Shaper {
  /**
   * The glyph numbers of a word, including intermediate ones: a conjunct is joined in several steps, and a font that
   * lacks one of them joins nothing.
   */
  readonly glyphsOf: (word: string) => ReadonlySet<number>;
}

/** @param file a font file's bytes */
export function openShaper(file: Uint8Array): Shaper {
  const font = new Font(new Face(new Blob(file)));
  const known = new Map<string, ReadonlySet<number>>();
  return {
    glyphsOf(word) {
      const before = known.get(word);
      if (before) return before;
      const glyphs = shapedGlyphs(font, word);
      known.set(word, glyphs);
      return glyphs;
    },
  };
}

function shapedGlyphs(font: Font, word: string): Set<number> {
  const used = new Set<number>();
  const buffer = new ShapeBuffer();
  const note = () => {
    for (const { codepoint } of buffer.getGlyphInfos()) used.add(codepoint);
  };
  buffer.addText(word);
  buffer.guessSegmentProperties();
  // Before the first table the buffer holds letters. A lookup without a match changes nothing.
  let isChanged = false;
  buffer.setMessageFunc((_buffer, _font, message) => {
    if (message.startsWith('start lookup')) isChanged = true;
    else if (message.startsWith('skipped lookup')) isChanged = false;
    else if (message.startsWith('start table') || (message.startsWith('end lookup') && isChanged)) note();
    return true;
  });
  shape(font, buffer);
  note();
  return used;
}

import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';

/** What of a font's glyphs words are made of. */
export interface Shaper {
  /**
   * The numbers of a word's glyphs, and of those that it passes through on the way: a conjunct is joined in several steps,
   * and a font that lacks one of them joins nothing.
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
  // Before the first table the buffer holds letters. A lookup that matches nothing says so, and changes nothing.
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

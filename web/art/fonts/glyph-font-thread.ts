import { parentPort } from 'node:worker_threads';
import { type GlyphFont, makeGlyphFont } from './glyph-font.ts';

/** Makes the fonts that font-threads.ts asks for, one after the other. */
parentPort?.on('message', async (wanted: GlyphFont) => {
  parentPort?.postMessage(await makeGlyphFont(wanted));
});

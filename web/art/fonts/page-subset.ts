import subsetFont from 'subset-font';
import { fontFile } from '../text/outline.ts';
import { faces } from './faces.ts';

/** The faces that have all letters of Bangla. */
const banglaFaces = faces.filter(({ file }) => file.endsWith('-bangla'));

export interface PageSubset {
  readonly family: string;
  readonly weight: string;
  /** For the style sheet: every letter of the texts. */
  readonly ranges: string;
  readonly woff2: Uint8Array;
}

/**
 * The Bangla faces with the very letters of some texts, and the signs that these join to.
 * @param texts in Bangla
 */
export async function pageSubsets(texts: readonly string[]): Promise<PageSubset[]> {
  const letters = [...new Set(texts.join(''))].sort();
  const ranges = letters
    .map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(', ');
  return Promise.all(
    banglaFaces.map(async ({ family, weight, source }) => ({
      family,
      weight,
      ranges,
      woff2: await subsetFont(Buffer.from(fontFile(source)), letters.join(''), {
        targetFormat: 'woff2',
        noHinting: true,
      }),
    })),
  );
}

import { numberText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

/** A size as people know it: 0.8 MB, ০.৮ এমবি. What is next to nothing is a tenth. @param bytes ≥ 0 */
export function megabytes(bytes: number): string {
  const size = Math.max(0.1, bytes / 1_000_000);
  return words['packs.megabytes']({ size: numberText(size, size < 10 ? 1 : 0) });
}

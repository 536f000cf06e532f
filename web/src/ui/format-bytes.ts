import { numberText } from '../words/format.ts';
import { words } from '../words/words.ts';

/**
 * A file's size for readers.
 * @param bytes ≥ 0
 * @returns `412 KB`, from a megabyte on `1.3 MB`
 */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? words['books.kilobytes']({ size: numberText(kilobytes) })
    : words['books.megabytes']({ size: numberText(bytes / 1_000_000, 1) });
}

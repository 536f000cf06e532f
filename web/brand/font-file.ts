import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Where a font file lies, wherever npm has put the package that brings it.
 * @param path starts with the package's name
 */
export function fontPath(path: string): string {
  return fileURLToPath(import.meta.resolve(path));
}

/** A font file's bytes. */
export function fontFile(path: string): Uint8Array {
  return readFileSync(fontPath(path));
}

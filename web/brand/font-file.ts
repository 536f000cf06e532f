import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Finds a font file wherever npm has installed its package. @param path starts with the package's name */
export function fontPath(path: string): string {
  return fileURLToPath(import.meta.resolve(path));
}

export function fontFile(path: string): Uint8Array {
  return readFileSync(fontPath(path));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The catalogue of a language as JSON. It lies beside the function, too. */
export function catalogueText(language: string): string {
  return readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8');
}

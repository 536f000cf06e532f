import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The catalogue of a language as JSON. The upload of the function has the texts in this module's place. */
export function catalogueText(language: string): string {
  return readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8');
}

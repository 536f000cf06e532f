import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function catalogueText(language: string): string {
  return readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8');
}

import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prefixOf } from '@pathshala/contract/language-address';
import { firstLanguage, translations } from '@pathshala/contract/languages';
import { clientFolder } from './built-language.ts';

/**
 * Lays what was built for the other languages into the site of the first: their pages lie in a folder of their own, and of
 * `assets` they bring what differs, as a file's name says what is in it.
 * @param webDir absolute path of the package
 */
export function joinLanguages(webDir: string): void {
  const to = join(webDir, clientFolder(firstLanguage));
  for (const language of translations) {
    const from = join(webDir, clientFolder(language));
    const pages = join(to, prefixOf(language));
    rmSync(pages, { recursive: true, force: true });
    cpSync(join(from, 'assets'), join(to, 'assets'), { recursive: true });
    cpSync(join(from, prefixOf(language)), pages, { recursive: true });
    rmSync(from, { recursive: true });
  }
}

import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Translation, translations } from '@pathshala/contract/language';
import { prefixOf } from '@pathshala/contract/language-address';
import { buildFolder } from './built-language.ts';

/**
 * Lays what was built for the other languages into the site of the first: their pages lie in a folder of their own, and of
 * `assets` they bring what differs, as a file's name says what is in it.
 * @param webDir absolute path of the package
 */
export function joinLanguages(webDir: string): void {
  for (const language of translations) joinOne(webDir, language);
}

function joinOne(webDir: string, language: Translation): void {
  const from = join(webDir, buildFolder(language), 'client');
  const to = join(webDir, 'build/client');
  const pages = join(to, prefixOf(language));
  rmSync(pages, { recursive: true, force: true });
  cpSync(join(from, 'assets'), join(to, 'assets'), { recursive: true });
  cpSync(join(from, prefixOf(language)), pages, { recursive: true });
  // The page that the browser draws.
  cpSync(join(from, '__spa-fallback.html'), join(pages, '__spa-fallback.html'));
  // The site asks for home's data by its address, which ends without a slash.
  cpSync(join(pages, '_.data'), `${pages}.data`);
  rmSync(join(webDir, buildFolder(language)), { recursive: true });
}

import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { bundleFolder, clientFolder } from './built-language.ts';

/**
 * Starts the built site: what is published as it is, and nothing of the build before. The pages are rendered into it.
 * @param webDir absolute path of the package
 */
export function copyPublic(webDir: string): void {
  const site = join(webDir, clientFolder);
  rmSync(site, { recursive: true, force: true });
  cpSync(join(webDir, 'public'), site, { recursive: true });
  mkdirSync(join(site, 'assets'), { recursive: true });
}

/**
 * Lays what the bundler made into the site, of all languages into one folder, as a file's name says what is in it; with the
 * licences, which are the same in each.
 */
export function copyBundles(webDir: string, bundled: readonly Language[] = languages): void {
  const site = join(webDir, clientFolder);
  for (const language of bundled) {
    for (const part of ['assets', 'licenses.md'])
      cpSync(join(webDir, bundleFolder(language), part), join(site, part), { recursive: true });
  }
}

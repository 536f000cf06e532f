import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { bundleFolder, clientFolder } from './built-language.ts';

/**
 * Starts a new built site with the public files only. Pages are rendered into it, while the one before is removed: its thousands
 * of files take as long as the pages.
 * @param webDir absolute path of the package
 */
export function copyPublic(webDir: string): void {
  const site = join(webDir, clientFolder);
  const before = `${site}-before`;
  // A build that was broken off leaves it behind.
  rmSync(before, { recursive: true, force: true });
  if (existsSync(site)) renameSync(site, before);
  cpSync(join(webDir, 'public'), site, { recursive: true });
  mkdirSync(join(site, 'assets'), { recursive: true });
  void rm(before, { recursive: true, force: true });
}

/**
 * Copies the bundles of all languages into one folder of the site, as file names contain hashes, with the licences,
 * which are the same in each.
 */
export function copyBundles(webDir: string, bundled: readonly Language[] = languages): void {
  const site = join(webDir, clientFolder);
  for (const language of bundled) {
    for (const part of ['assets', 'licenses.md'])
      cpSync(join(webDir, bundleFolder(language), part), join(site, part), { recursive: true });
  }
}

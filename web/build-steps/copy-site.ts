import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { bundleFolder, clientFolder } from './built-language.ts';

/**
 * Starts a new built site with the public files only. The previous one, with thousands of files, is removed meanwhile.
 * @param webDir absolute path of the package
 */
export function copyPublic(webDir: string): void {
  const site = join(webDir, clientFolder);
  const before = `${site}-before`;
  // Left by an interrupted build.
  rmSync(before, { recursive: true, force: true });
  if (existsSync(site)) renameSync(site, before);
  cpSync(join(webDir, 'public'), site, { recursive: true });
  mkdirSync(join(site, 'assets'), { recursive: true });
  void rm(before, { recursive: true, force: true });
}

/** File names contain hashes, so all languages share one folder; the licences are the same in each. */
export function copyBundles(webDir: string, bundled: readonly Language[] = languages): void {
  const site = join(webDir, clientFolder);
  for (const language of bundled) {
    for (const part of ['assets', 'licenses.md'])
      cpSync(join(webDir, bundleFolder(language), part), join(site, part), { recursive: true });
  }
}

/** Bundles are kept in `folder`, with the hash of their code. */
const stampIn = (folder: string) => join(folder, 'made-of.txt');

/** @param code the hash of the current code; undefined: unknown */
export function isMadeOf(folder: string, code: string | undefined): boolean {
  const stamp = stampIn(folder);
  return Boolean(code) && existsSync(stamp) && readFileSync(stamp, 'utf8') === code;
}

/** Makes the bundles and records the hash last. @throws what `make` throws */
export async function remake(
  folder: string,
  code: string | undefined,
  make: () => Promise<void>,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await make();
  if (code) writeFileSync(stampIn(folder), code);
}

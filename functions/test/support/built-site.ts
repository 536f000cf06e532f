import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteVersionPath } from '@pathshala/contract/calls/site-server';
import { addressIn } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
import { siteIn } from '../../src/pages/built-site.ts';

/** The site's servers as `npm test` has built them before the emulator tests that import this. */
export const openSite = siteIn(join(import.meta.dirname, '../../../web/build/server'));

/** What Hosting would answer for the version of the site. */
export async function versionFile(language: Language): Promise<readonly [address: string, text: string]> {
  const { version } = await openSite(language);
  return [addressIn(language, siteVersionPath), JSON.stringify({ version })];
}

/** A file as Hosting has it. @param path in its address */
export function builtFile(path: string): string {
  return readFileSync(join(import.meta.dirname, '../../../web/build/client', path), 'utf8');
}

/** A page as it was built. @param path its address */
export const builtPage = (path: string): string => builtFile(`${path}/index.html`);

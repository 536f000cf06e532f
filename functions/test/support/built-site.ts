import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteVersionPath } from '@pathshala/contract/calls/site-server';
import { addressIn } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
import { siteIn } from '../../src/pages/built-site.ts';

/** The site's servers, which `npm test` builds before the emulator tests that import this. */
export const openSite = siteIn(join(import.meta.dirname, '../../../web/build/server'));

/** Hosting's answer to a request for the site's version. */
export async function versionFile(language: Language): Promise<readonly [address: string, text: string]> {
  const { version } = await openSite(language);
  return [addressIn(language, siteVersionPath), JSON.stringify({ version })];
}

/** A file of the built site. @param path in its address */
export function builtFile(path: string): string {
  return readFileSync(join(import.meta.dirname, '../../../web/build/client', path), 'utf8');
}

/** A built page. @param path its address */
export const builtPage = (path: string): string => builtFile(`${path}/index.html`);

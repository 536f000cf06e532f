import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@pathshala/contract/language';
import { type SiteModule, type SiteParts, type SiteServer, siteFiles } from '@pathshala/contract/site-server';

/** The server of the site in a language, with the version of the site that it was built with. */
export interface BuiltSite extends SiteServer {
  readonly version: string;
}

/** @throws Error where it does not load */
export type OpenSite = (language: Language) => Promise<BuiltSite>;

async function open(folder: string): Promise<BuiltSite> {
  const [{ openServer }, text] = await Promise.all([
    import(pathToFileURL(join(folder, siteFiles.server)).href) as Promise<SiteModule>,
    readFile(join(folder, siteFiles.parts), 'utf8'),
  ]);
  const parts = JSON.parse(text) as SiteParts;
  return { version: parts.version, ...openServer(parts) };
}

/**
 * The site's servers, each loaded when its first page is asked for: an instance that answers lists needs none.
 * @param folder absolute path of a folder with one for each language
 */
export function siteIn(folder: string): OpenSite {
  const opened = new Map<Language, Promise<BuiltSite>>();
  return (language) => {
    const known = opened.get(language);
    if (known) return known;
    const opening = open(join(folder, language));
    opened.set(language, opening);
    opening.catch(() => opened.delete(language));
    return opening;
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type PageHashes,
  type SiteModule,
  type SiteParts,
  type SiteServer,
  siteFiles,
} from '@pathshala/contract/calls/site-server';
import type { Language } from '@pathshala/contract/text/languages';
import { createTurns } from '../core/in-turn.ts';

/** The server of the site in a language, with the version of the site that it was built with. */
export interface BuiltSite extends SiteServer {
  readonly version: string;
  /** Of the pages as they were built. */
  readonly hashes: PageHashes;
}

/** @throws Error where it does not load */
export type OpenSite = (language: Language) => Promise<BuiltSite>;

async function open(folder: string, inTurn: ReturnType<typeof createTurns>): Promise<BuiltSite> {
  const [{ openServer }, text, builtHashes] = await Promise.all([
    import(pathToFileURL(join(folder, siteFiles.server)).href) as Promise<SiteModule>,
    readFile(join(folder, siteFiles.parts), 'utf8'),
    readFile(join(folder, siteFiles.hashes), 'utf8'),
  ]);
  const parts = JSON.parse(text) as SiteParts;
  const hashes = JSON.parse(builtHashes) as PageHashes;
  const { page, data, newerPages, draft } = openServer(parts, hashes);
  return {
    version: parts.version,
    hashes,
    data,
    newerPages: (school) => inTurn('page', () => newerPages(school)),
    page: (...asked) => inTurn('page', () => page(...asked)),
    draft: (shown) => inTurn('page', () => draft(shown)),
  };
}

/**
 * The site's servers, each loaded when its first page is asked for: an instance that answers lists needs none. Pages are
 * rendered one after another: at once they would be there no sooner, and all of them be in memory.
 * @param folder absolute path of a folder with one for each language
 */
export function siteIn(folder: string): OpenSite {
  const inTurn = createTurns();
  const opened = new Map<Language, Promise<BuiltSite>>();
  return (language) => {
    const known = opened.get(language);
    if (known) return known;
    const opening = open(join(folder, language), inTurn);
    opened.set(language, opening);
    opening.catch(() => opened.delete(language));
    return opening;
  };
}

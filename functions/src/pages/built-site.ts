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
import { LRUCache } from 'lru-cache';
import { keepLatest } from '../core/cache.ts';
import { callDeadline, createKeyedQueue } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';

export interface BuiltSite extends SiteServer {
  readonly version: string;
  readonly hashes: PageHashes;
}

export type OpenSite = (language: Language) => Promise<BuiltSite>;

async function open(folder: string, enqueue: ReturnType<typeof createKeyedQueue>): Promise<BuiltSite> {
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
    newerPages: (school) => enqueue('page', () => newerPages(school)),
    page: (...args) => enqueue('page', () => page(...args)),
    draft: (shown) => enqueue('page', () => draft(shown)),
  };
}

/** Loaded on first use. Pages are rendered one at a time: concurrency would only cost memory. */
export function siteIn(folder: string): OpenSite {
  const enqueue = createKeyedQueue();
  const opened = keepLatest((language: Language) => open(join(folder, language), enqueue));
  return (language) => opened(folder, language);
}

export interface SiteFile {
  readonly text: string;
  readonly policy: string | undefined;
}

export type ReadSiteFile = (path: string) => Promise<SiteFile>;

/** Cache lifetime of a file, milliseconds: pages name scripts, which change with a deploy. */
const keptFor = 60_000;

/** From Hosting: pages name the deployed scripts. Stale files are used while Hosting is unreachable. */
export function createSiteFiles(fetchFile: typeof fetch = fetch): (origin: string) => ReadSiteFile {
  const files = new LRUCache<string, SiteFile>({
    max: 20,
    ttl: keptFor,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (address) => {
      const response = await fetchFile(address, { signal: AbortSignal.timeout(callDeadline) });
      const isNotFoundPage = new URL(address).pathname.endsWith('/404');
      if (!response.ok && !isNotFoundPage) throw new Error(`${address} answered ${response.status}`);
      const policy = response.headers.get('content-security-policy') ?? undefined;
      return { text: await response.text(), policy };
    },
  });
  return (origin) => async (path) => {
    const found = await files.fetch(`${origin}${path}`).catch((cause: unknown) => {
      throw new DomainError('unavailable', undefined, { cause });
    });
    if (!found) throw new DomainError('unavailable');
    return found;
  };
}

import { LRUCache } from 'lru-cache';
import { dependencyDeadline } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';

/** A file as the site has published it. */
export interface SiteFile {
  readonly text: string;
  /** What pages may load, as Hosting says it with each of them. */
  readonly policy: string | undefined;
}

/** @param path such as `/404`; @throws DomainError `unavailable` */
export type ReadSiteFile = (path: string) => Promise<SiteFile>;

/** Milliseconds for which an instance takes a file for the published one: pages name scripts, which change with a deploy. */
const keptFor = 60_000;

/**
 * Reads what the build has made from where readers have it, so that a page always names the scripts that are there, also
 * when the site alone was deployed. What was read once is good for as long as Hosting cannot be asked.
 * @returns what takes the site's origin, such as `https://school.example`
 */
export function createSiteFiles(fetchFile: typeof fetch = fetch): (origin: string) => ReadSiteFile {
  const files = new LRUCache<string, SiteFile>({
    max: 20,
    ttl: keptFor,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (address) => {
      const response = await fetchFile(address, { signal: AbortSignal.timeout(dependencyDeadline) });
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

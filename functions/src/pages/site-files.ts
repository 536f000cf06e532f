import { LRUCache } from 'lru-cache';
import { dependencyDeadline } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';

/** A published file of the site. */
export interface SiteFile {
  readonly text: string;
  /** The CSP that Hosting sends with pages. */
  readonly policy: string | undefined;
}

/** @param path such as `/404`; @throws DomainError `unavailable` */
export type ReadSiteFile = (path: string) => Promise<SiteFile>;

/** Cache lifetime of a file, milliseconds: pages name scripts, which change with a deploy. */
const keptFor = 60_000;

/**
 * Reads built files from Hosting, so that pages name the deployed scripts even if only the site was deployed. Stale
 * files are used while Hosting is unreachable.
 * @returns a function of the site's origin, such as `https://school.example`
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

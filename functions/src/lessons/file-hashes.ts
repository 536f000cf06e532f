import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { FileHash } from '@pathshala/contract/courses/pack';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { LRUCache } from 'lru-cache';
import { hashOf } from './course-hashes.ts';

/** Gives an uploaded file by its name; undefined where there is none. */
export type ReadFile = (name: string) => Promise<{ readonly bytes: Buffer } | undefined>;

/** So many an instance remembers: what was not asked for the longest is read again. */
const max = 2000;

/**
 * Says by what uploaded files are known. What lies under a name never changes: each is read once.
 * @returns what takes a name, and gives undefined for a file that is not there
 */
export function fileHashes(read: ReadFile): (name: string) => Promise<FileHash | undefined> {
  const known = new LRUCache<string, FileHash>({
    max,
    fetchMethod: async (name) => {
      const file = await read(name);
      if (!file) return undefined;
      const at = `${apiRoot}${pathOf(endpoints.media, { name })}`;
      // Pictures are compressed by themselves.
      return { at, hash: hashOf(file.bytes), bytes: file.bytes.length };
    },
  });
  return (name) => known.fetch(name);
}

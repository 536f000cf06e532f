import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { FileHash } from '@pathshala/contract/courses/pack';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { LRUCache } from 'lru-cache';
import { atMost } from '../core/cache.ts';
import { hashOf } from './course-hashes.ts';

/** Reads an upload by name; undefined if unknown. */
export type ReadFile = (name: string) => Promise<{ readonly bytes: Buffer } | undefined>;

/** Cache size of an instance; evicts the least recently used. */
const max = 2000;

/**
 * Hashes of uploads. Names are content hashes, so each is read once.
 * @returns a function of the name; undefined for unknown files
 */
export function fileHashes(read: ReadFile): (name: string) => Promise<FileHash | undefined> {
  const known = new LRUCache<string, FileHash>({
    ...atMost(max),
    fetchMethod: async (name) => {
      const file = await read(name);
      if (!file) return undefined;
      const at = `${apiRoot}${pathOf(endpoints.media, { name })}`;
      // Pictures are already compressed.
      return { at, hash: hashOf(file.bytes), bytes: file.bytes.length };
    },
  });
  return (name) => known.fetch(name);
}

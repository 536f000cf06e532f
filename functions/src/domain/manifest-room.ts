import { DomainError } from '../core/domain-error.ts';
import type { ManifestShard } from '../firestore/studio-records.ts';

/** Firestore's size limit of a document, bytes. */
export const maxShardBytes = 1_048_576;
/** Firestore's overhead per document and map, bytes. */
const mapBytes = 32;
/** Upper estimate of the path of a shard. */
const pathBytes = 64;

const textBytes = (text: string) => Buffer.byteLength(text) + 1;

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce((sum, [name, one]) => sum + textBytes(name) + bytesOf(one), mapBytes);
}

/** Upper estimate of the size of a shard of the manifest. */
export function shardBytes(shard: ManifestShard): number {
  return pathBytes + bytesOf(shard);
}

/** How full the fullest shard is, in percent. */
export function fullestShard(shards: Iterable<ManifestShard>): number {
  return Math.max(0, ...[...shards].map((one) => Math.round((100 * shardBytes(one)) / maxShardBytes)));
}

/** @throws DomainError `limit-reached` if a shard exceeds a document */
export function requireRoom(shards: Iterable<ManifestShard>): void {
  if ([...shards].every((one) => shardBytes(one) <= maxShardBytes)) return;
  throw new DomainError(
    'limit-reached',
    'The school has reached its limit of published items. Unpublish some, then publish this.',
  );
}

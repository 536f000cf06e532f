import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ItemName, kindNames, parentOf } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { ManifestHead, ManifestItems, ManifestShard } from '../firestore/studio-records.ts';

/**
 * How many shards list the items of a kind, if not one: a shard holds about 3,500 lessons or 4,000 others. A country's
 * school has some 50,000 lessons. A number never changes: it says where an item is kept.
 */
const shardCounts: Readonly<Partial<Record<StudioKind, number>>> = { courses: 4, lessons: 32, articles: 4 };

const countOf = (kind: StudioKind) => shardCounts[kind] ?? 1;

/** The shard that lists an item; lessons of a course are listed together. */
export function shardOf(name: ItemName): string {
  const count = countOf(name.kind);
  if (count === 1) return `${name.kind}~0`;
  const hash = createHash('sha256').update(parentOf(name)?.id ?? name.id);
  return `${name.kind}~${(hash.digest()[0] ?? 0) % count}`;
}

/** The names of a kind's shards. */
export function shardsOf(kind: StudioKind): string[] {
  return Array.from({ length: countOf(kind) }, (_, at) => `${kind}~${at}`);
}

/** The shards that list items. */
export function splitIntoShards(items: ManifestItems): Map<string, ManifestShard> {
  const shards = new Map<string, { items: Record<string, ManifestShard['items'][string]> }>();
  for (const kind of kindNames) {
    for (const [id, entry] of Object.entries(items[kind] ?? {})) {
      const name = shardOf({ kind, id });
      const shard = shards.get(name) ?? { items: {} };
      shard.items[id] = entry;
      shards.set(name, shard);
    }
  }
  return shards;
}

/** The items of shards, by name. */
export function joinShards(shards: Iterable<readonly [string, ManifestShard['items']]>): ManifestItems {
  const joined: Partial<Record<StudioKind, ManifestShard['items']>> = {};
  for (const [name, items] of shards) {
    const kind = name.split('~')[0] as StudioKind;
    joined[kind] = { ...joined[kind], ...items };
  }
  return joined;
}

/** What a change of the manifest writes. */
export interface ManifestChange {
  readonly head: ManifestHead;
  /** The shards that change. */
  readonly shards: ReadonlyMap<string, ManifestShard>;
}

/**
 * The next manifest.
 * @param before the items of the shards that were read
 * @param after the same shards, changed
 */
export function nextManifest(
  head: ManifestHead,
  before: ManifestItems,
  after: ManifestItems,
): ManifestChange {
  const revision = head.revision + 1;
  const [old, changed] = [splitIntoShards(before), splitIntoShards(after)];
  const shards = new Map<string, ManifestShard>();
  for (const name of new Set([...old.keys(), ...changed.keys()])) {
    const shard = changed.get(name) ?? { items: {} };
    if (!isDeepStrictEqual(shard, old.get(name))) shards.set(name, shard);
  }
  const revisions = Object.fromEntries([...shards.keys()].map((name) => [name, revision]));
  return { head: { revision, shards: { ...head.shards, ...revisions } }, shards };
}

import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ItemName, kindNames, parentOf } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { DocumentReference, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { cacheResponses, forEachDatabase, keepLatest } from '../core/cache.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import type {
  ManifestEntry,
  ManifestHead,
  ManifestItems,
  ManifestShard,
} from '../firestore/studio-records.ts';
import { unchanged } from '../firestore/writes.ts';

/** How long an instance trusts the head that it read, milliseconds. */
export const manifestKeptFor = 5000;

const none: ManifestHead = { revision: 0, shards: {} };

interface Kept {
  readonly at: number;
  readonly head: Promise<ManifestHead>;
  readonly known: ManifestHead;
}

const heads = new WeakMap<Firestore, Kept>();

/** A shard is read once per revision. If that fails, the last known one. */
const shardsOfDatabase = forEachDatabase((db) => {
  const read = async (name: string) => (await collections.manifestShards(db).doc(name).get()).data();
  return keepLatest(read, { stale: true });
});

export function manifestDocument(db: Firestore): DocumentReference {
  return db.collection(collections.published(db).path).doc('manifest');
}

export function headIn(snapshot: DocumentSnapshot): ManifestHead {
  return { ...none, ...(snapshot.data() as ManifestHead | undefined) };
}

/** The head, at most `manifestKeptFor` old; concurrent calls share a read. If that fails, the last known one. */
function recallHead(db: Firestore, now: number): Promise<ManifestHead> {
  const before = heads.get(db);
  if (before && Math.abs(now - before.at) < manifestKeptFor) return before.head;
  const known = before?.known ?? none;
  const head = manifestDocument(db)
    .get()
    .then(headIn)
    .catch(() => known);
  heads.set(db, { at: now, head, known });
  head.then((found) => {
    if (heads.get(db)?.head === head) heads.set(db, { at: now, head, known: found });
  });
  return head;
}

/** Reads only shards that changed. @throws Firestore's errors, for a shard that was never read */
export async function itemsAt(db: Firestore, head: ManifestHead, kinds: readonly StudioKind[] = kindNames) {
  const shardOfName = shardsOfDatabase(db);
  const found = kinds.flatMap(shardsOf).flatMap((name) => {
    const revision = head.shards[name];
    return revision === undefined ? [] : [[name, shardOfName(revision, name)] as const];
  });
  const shards = found.map(async ([name, shard]) => [name, (await shard)?.items ?? {}] as const);
  return joinShards(await Promise.all(shards));
}

export async function recallRevision(db: Firestore, now: number = Date.now()): Promise<number> {
  return (await recallHead(db, now)).revision;
}

export async function recallItems(db: Firestore, kinds?: readonly StudioKind[]): Promise<ManifestItems> {
  return await itemsAt(db, await recallHead(db, Date.now()), kinds);
}

/** For answers that must be right: reads what this instance does not know yet. @throws Firestore's errors */
export async function requireItems(db: Firestore, kinds: readonly StudioKind[]): Promise<ManifestItems> {
  const head = await recallHead(db, Date.now());
  return head.revision > 0 ? await itemsAt(db, head, kinds) : await readItems(db, kinds);
}

/** Bypasses every cache. @throws Firestore's errors */
export async function readItems(db: Firestore, kinds?: readonly StudioKind[]): Promise<ManifestItems> {
  return await itemsAt(db, headIn(await manifestDocument(db).get()), kinds);
}

export function knownRevision(db: Firestore): number {
  return heads.get(db)?.known.revision ?? 0;
}

/** Answers that change only when something is published. */
export function cachePublished(db: Firestore, read: (key: string) => Promise<unknown>) {
  return cacheResponses(read, { known: () => knownRevision(db), now: () => recallRevision(db) });
}

export interface ManifestSnapshot {
  readonly head: DocumentSnapshot;
  readonly shards: ReadonlyMap<string, DocumentSnapshot<ManifestShard>>;
}

/** With the shards of the item and of what it belongs to, which are what publishing it changes. */
export async function manifestFor(db: Firestore, name: ItemName): Promise<ManifestSnapshot> {
  const all = collections.manifestShards(db);
  const names = new Set([name, parentOf(name) ?? name].map(shardOf));
  // Read before the shards: with a head newer than its shards, what was published in between would be overwritten.
  const head = await manifestDocument(db).get();
  const found = await Promise.all([...names].map((shard) => all.doc(shard).get()));
  return { head, shards: new Map(found.map((one) => [one.id, one])) };
}

export function itemsIn({ head, shards }: ManifestSnapshot): ManifestItems {
  const { shards: revisions } = headIn(head);
  // A shard that the head does not name is left over from before a backup was restored.
  const named = [...shards].filter(([name]) => Object.hasOwn(revisions, name));
  return joinShards(named.map(([name, shard]) => [name, shard.data()?.items ?? {}]));
}

/** The instance that publishes shows it at once. */
export function noteManifest(db: Firestore, { head }: ManifestChange): void {
  heads.set(db, { at: Date.now(), head: Promise.resolve(head), known: head });
}

/** A shard holds about 3,500 lessons or 4,000 others. A number never changes: it says where an item is kept. */
const shardCounts: Readonly<Partial<Record<StudioKind, number>>> = { courses: 4, lessons: 32, articles: 4 };

const countOf = (kind: StudioKind) => shardCounts[kind] ?? 1;

export function shardOf(name: ItemName): string {
  const count = countOf(name.kind);
  if (count === 1) return `${name.kind}~0`;
  const hash = createHash('sha256').update(parentOf(name)?.id ?? name.id);
  return `${name.kind}~${(hash.digest()[0] ?? 0) % count}`;
}

export function shardsOf(kind: StudioKind): string[] {
  return Array.from({ length: countOf(kind) }, (_, at) => `${kind}~${at}`);
}

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

export function joinShards(shards: Iterable<readonly [string, ManifestShard['items']]>): ManifestItems {
  const joined: Partial<Record<StudioKind, ManifestShard['items']>> = {};
  for (const [name, items] of shards) {
    const kind = name.split('~')[0] as StudioKind;
    joined[kind] = { ...joined[kind], ...items };
  }
  return joined;
}

export interface ManifestChange {
  readonly head: ManifestHead;
  readonly shards: ReadonlyMap<string, ManifestShard>;
}

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

export function shardBytes(shard: ManifestShard): number {
  return pathBytes + bytesOf(shard);
}

export function fullestShard(shards: Iterable<ManifestShard>): number {
  return Math.max(0, ...[...shards].map((one) => Math.round((100 * shardBytes(one)) / maxShardBytes)));
}

export function requireRoom(shards: Iterable<ManifestShard>): void {
  if ([...shards].every((one) => shardBytes(one) <= maxShardBytes)) return;
  throw new DomainError(
    'limit-reached',
    'The school has reached its limit of published items. Unpublish some, then publish this.',
  );
}

type Items = Partial<Record<StudioKind, Record<string, ManifestEntry>>>;

/**
 * Written only if nobody published since the manifest was read, which serialises publishing.
 * @param change from the item's entry to the next one; undefined: not published
 * @throws DomainError `limit-reached` if the manifest is full
 */
export function changeManifest(
  db: Firestore,
  batch: WriteBatch,
  before: ManifestSnapshot,
  name: ItemName,
  change: (shown: ManifestEntry | undefined) => ManifestEntry | undefined,
): ManifestChange {
  const { kind, id } = name;
  const items: Items = { ...itemsIn(before) };
  const shown = ownValue(items[kind], id);
  const entry = change(shown);
  const { [id]: _, ...others } = items[kind] ?? {};
  if (entry) items[kind] = { ...others, [id]: entry };
  else if (shown) items[kind] = others;
  // Courses show their lessons, so they change together.
  const parent = parentOf(name);
  const course = parent && ownValue(items[parent.kind], parent.id);
  if (course)
    items[parent.kind] = {
      ...items[parent.kind],
      [parent.id]: { ...course, lessons: (course.lessons ?? 0) + 1 },
    };
  const { head } = before;
  const next = nextManifest(headIn(head), itemsIn(before), items);
  for (const [shardName, shard] of next.shards) {
    const known = before.shards.get(shardName);
    // Written as a whole: the library cannot address a nested field `constructor`.
    if (known?.exists) batch.update(known.ref, { ...shard }, unchanged(known));
    else batch.set(collections.manifestShards(db).doc(shardName), shard);
  }
  if (head.exists) batch.update(head.ref, { ...next.head }, unchanged(head));
  else if (next.shards.size > 0) batch.create(head.ref, next.head);
  if (entry) requireRoom(next.shards.values());
  return next;
}

/** Keeps the texts, but the seed no longer overwrites them. */
export function withoutSeed(shown: ManifestEntry | undefined): ManifestEntry | undefined {
  if (!shown) return undefined;
  const { seed: _, ...entry } = shown;
  return entry;
}

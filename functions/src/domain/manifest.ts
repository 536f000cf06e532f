import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import type { ManifestRecord } from '../firestore/studio-records.ts';

/** How long an instance trusts its manifest, milliseconds. */
export const manifestKeptFor = 5000;

const none: ManifestRecord = { revision: 0, items: {} };

interface Kept {
  readonly at: number;
  readonly manifest: Promise<ManifestRecord>;
  /** The latest manifest. */
  readonly known: ManifestRecord;
}

const manifests = new WeakMap<Firestore, Kept>();

/** The manifest document. */
export function manifestDocument(db: Firestore): DocumentReference {
  return db.collection(collections.published(db).path).doc('manifest');
}

/** Parses a snapshot; an empty manifest if there is none. */
export function manifestIn(snapshot: DocumentSnapshot): ManifestRecord {
  return (snapshot.data() as ManifestRecord | undefined) ?? none;
}

/**
 * The manifest, at most seconds old, with one shared read. The last known one while it cannot be read.
 * @param now milliseconds since 1970
 */
export function recallManifest(db: Firestore, now: number = Date.now()): Promise<ManifestRecord> {
  const before = manifests.get(db);
  if (before && Math.abs(now - before.at) < manifestKeptFor) return before.manifest;
  const known = before?.known ?? none;
  const manifest = manifestDocument(db)
    .get()
    .then(manifestIn)
    .catch(() => known);
  manifests.set(db, { at: now, manifest, known });
  manifest.then((found) => {
    if (manifests.get(db)?.manifest === manifest) manifests.set(db, { at: now, manifest, known: found });
  });
  return manifest;
}

/**
 * The manifest for answers that must be right: read if this instance has none, or it fails.
 * @throws Firestore's errors
 */
export async function requireManifest(db: Firestore): Promise<ManifestRecord> {
  const manifest = await recallManifest(db);
  return manifest.revision > 0 ? manifest : manifestIn(await manifestDocument(db).get());
}

/** The revision known to this instance; 0 before the first read. */
export function knownRevision(db: Firestore): number {
  return manifests.get(db)?.known.revision ?? 0;
}

/** Updates this instance's manifest after publishing. */
export function noteManifest(db: Firestore, manifest: ManifestRecord): void {
  manifests.set(db, { at: Date.now(), manifest: Promise.resolve(manifest), known: manifest });
}
